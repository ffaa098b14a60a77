// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension DefinitionReader {
  mutating func enumeration(_ node: PropertyList.Node) -> DefinedEnumeration? {
    guard fields.isDictionary(node), let name = identifier("INEnumName", in: node) else {
      return nil
    }
    fields.checkSpelling(of: node, known: DefinitionKeys.enumeration)
    var indices: Set<Int> = []
    let cases = fields.optionalElements("INEnumValues", in: node).compactMap { node in
      enumerationCase(node, &indices)
    }
    return DefinedEnumeration(
      name: name, displayName: localizable("INEnumDisplayName", in: node),
      className: optionalIdentifier("INEnumClassName", in: node), cases: cases,
      location: location(of: node))
  }

  private mutating func enumerationCase(
    _ node: PropertyList.Node, _ indices: inout Set<Int>
  ) -> DefinedEnumeration.Case? {
    guard fields.isDictionary(node), let name = identifier("INEnumValueName", in: node) else {
      return nil
    }
    fields.checkSpelling(of: node, known: DefinitionKeys.enumerationCase)
    // Xcode leaves the index of the unknown case out.
    let index = fields.number("INEnumValueIndex", in: node).flatMap { Int(exactly: $0) } ?? 0
    guard indices.insert(index).inserted else {
      let message = "two cases have the index \(index); give '\(name)' another one"
      fields.report(.error, "duplicate-index", message, node)
      return nil
    }
    let synonyms = fields.optionalElements("INEnumValueSynonyms", in: node).compactMap {
      localizable("INEnumValueSynonymSynonym", in: $0)
    }
    return DefinedEnumeration.Case(
      name: name, index: index,
      displayName: localizable("INEnumValueDisplayName", in: node) ?? LocalizableText(name),
      synonyms: synonyms)
  }

  mutating func object(_ node: PropertyList.Node) -> DefinedObject? {
    guard fields.isDictionary(node), let name = identifier("INTypeName", in: node) else {
      return nil
    }
    fields.checkSpelling(of: node, known: DefinitionKeys.object)
    var object = DefinedObject(name: name, location: location(of: node))
    object.displayName = localizable("INTypeDisplayName", in: node)
    object.className = optionalIdentifier("INTypeClassName", in: node)
    object.classPrefix = optionalIdentifier("INTypeClassPrefix", in: node)
    object.properties = parameters("INTypeProperty", in: node)
      .filter { !DefinedObject.standardProperties.contains($0.name) }
    return object
  }

  // MARK: Names that become code

  /// A name that must be there and be one that code can have.
  mutating func identifier(_ key: String, in node: PropertyList.Node) -> String? {
    fields.text(key, in: node).flatMap { checked($0, key, node) }
  }

  /// The same where it may be missing or empty.
  mutating func optionalIdentifier(_ key: String, in node: PropertyList.Node) -> String? {
    guard node[key] != nil, node[key]?.string != "" else { return nil }
    return fields.optionalText(key, in: node).flatMap { checked($0, key, node) }
  }

  private mutating func checked(
    _ name: String, _ key: String, _ node: PropertyList.Node
  ) -> String? {
    let isIdentifier =
      name.utf8.first.map { $0.isLetter || $0 == UInt8(ascii: "_") } == true
      && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    if isIdentifier { return name }
    let message = "\(key) is '\(name)', which is no name for code; write letters, digits and '_'"
    fields.report(.error, "invalid-name", message, node[key] ?? node)
    return nil
  }
}
