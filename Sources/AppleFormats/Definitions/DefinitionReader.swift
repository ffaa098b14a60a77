// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Turns the dictionaries of an `.intentdefinition` into its intents, enumerations and objects.
struct DefinitionReader {
  /// The known versions of the format.
  private static let versions = ["1.0", "1.1", "1.2"]

  var fields: PropertyListFields

  init(_ list: PropertyList, findings: [Finding]) {
    fields = PropertyListFields(list, findings: findings)
  }

  mutating func readDefinition() -> IntentDefinition {
    let root = fields.list.root
    var definition = IntentDefinition(file: fields.list.source.file)
    guard root.dictionary != nil else {
      let message = "an intent definition is a dictionary; put INIntents in a <dict>"
      fields.report(.error, "wrong-type", message, root)
      return definition
    }
    fields.checkSpelling(of: root, known: DefinitionKeys.root)
    definition.version = fields.optionalText("INIntentDefinitionModelVersion", in: root)
    checkVersion(definition.version, in: root)
    definition.namespace = fields.optionalText("INIntentDefinitionNamespace", in: root)
    definition.enumerations = fields.optionalElements("INEnums", in: root)
      .compactMap { enumeration($0) }
    definition.objects = fields.optionalElements("INTypes", in: root).compactMap { object($0) }
    definition.intents = (fields.elements("INIntents", in: root) ?? []).compactMap { intent($0) }
    check(&definition)
    return definition
  }

  private mutating func checkVersion(_ version: String?, in root: PropertyList.Node) {
    guard let version, !Self.versions.contains(version),
      let node = root["INIntentDefinitionModelVersion"]
    else { return }
    let message =
      "version \(version) of the format is newer than 1.2; some of it may be passed over"
    fields.report(.warning, "unknown-version", message, node)
  }

  // MARK: Texts and places

  /// The text of a key, with the key of its translations; nil if both are missing.
  mutating func localizable(_ key: String, in node: PropertyList.Node) -> LocalizableText? {
    let text = node[key].flatMap { $0.string == "" ? nil : fields.optionalText(key, in: node) }
    let id = node["\(key)ID"]?.string
    return text == nil && id == nil ? nil : LocalizableText(text ?? "", key: id)
  }

  func location(of node: PropertyList.Node) -> SourceLocation { fields.list.location(of: node) }

  // MARK: Consistency

  private mutating func check(_ definition: inout IntentDefinition) {
    definition.intents = unique(definition.intents, "intent", \.name, \.location)
    definition.enumerations = unique(
      definition.enumerations, "enumeration", \.name, \.location)
    definition.objects = unique(definition.objects, "type", \.name, \.location)
    let enumerations = definition.enumerations.map(\.name)
    let objects = definition.objects.map(\.name)
    for intent in definition.intents {
      for parameter in intent.parameters + intent.response.properties {
        checkType(of: parameter, enumerations, objects)
      }
    }
  }

  /// The first of each name; further ones are reported.
  private mutating func unique<Thing>(
    _ things: [Thing], _ noun: String, _ name: KeyPath<Thing, String>,
    _ location: KeyPath<Thing, SourceLocation>
  ) -> [Thing] {
    var names: Set<String> = []
    return things.filter { thing in
      if names.insert(thing[keyPath: name]).inserted { return true }
      let message =
        "the \(noun) '\(thing[keyPath: name])' is defined twice; rename or remove one"
      fields.report(.error, "duplicate-name", message, at: thing[keyPath: location])
      return false
    }
  }

  /// A type of this file must exist here; SiriKit's own types are known.
  private mutating func checkType(
    of parameter: DefinedParameter, _ enumerations: [String], _ objects: [String]
  ) {
    let missing: (kind: String, name: String, known: [String])? =
      switch parameter.type {
      case .enumeration(let name, isSystem: false) where !enumerations.contains(name):
        ("enumeration", name, enumerations)
      case .object(let name?, isSystem: false) where !objects.contains(name):
        ("type", name, objects)
      default: nil
      }
    guard let missing else { return }
    // The type may be in another of the app's definitions, which share types by namespace. So a
    // missing name is only reported if a similar one is here.
    guard let near = NearestName.nearest(to: missing.name, among: missing.known) else { return }
    let message = "no \(missing.kind) named '\(missing.name)' here; did you mean '\(near)'?"
    fields.report(.warning, "unknown-type", message, at: parameter.location)
  }
}

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
    // Xcode omits the index of the unknown case.
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

  // MARK: Names in generated code

  /// A name that must be there and be a valid identifier in code.
  mutating func identifier(_ key: String, in node: PropertyList.Node) -> String? {
    fields.text(key, in: node).flatMap { checked($0, key, node) }
  }

  /// The same for a name that may be missing or empty.
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
