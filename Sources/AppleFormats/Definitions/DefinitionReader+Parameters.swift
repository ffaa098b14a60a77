// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension DefinitionReader {
  /// The parameters of an intent, or the properties of a response or an object; the first of each name.
  ///
  /// - Parameter prefix: The start of the keys: `INIntentParameter`, `INIntentResponseParameter`,
  ///   `INTypeProperty`.
  mutating func parameters(_ prefix: String, in node: PropertyList.Node) -> [DefinedParameter] {
    let key = prefix == "INTypeProperty" ? "INTypeProperties" : "\(prefix)s"
    var names: Set<String> = []
    return fields.optionalElements(key, in: node).compactMap { node in
      guard let parameter = parameter(prefix, node) else { return nil }
      if names.insert(parameter.name).inserted { return parameter }
      let message = "the parameter '\(parameter.name)' stands here twice; rename or remove one"
      fields.report(.error, "duplicate-name", message, node)
      return nil
    }
  }

  private mutating func parameter(_ prefix: String, _ node: PropertyList.Node) -> DefinedParameter?
  {
    guard fields.isDictionary(node), let name = identifier("\(prefix)Name", in: node),
      let type = fields.text("\(prefix)Type", in: node)
    else { return nil }
    fields.checkSpelling(of: node, known: DefinitionKeys.parameter(prefix))
    var parameter = DefinedParameter(
      name: name, type: self.type(type, prefix, node), location: location(of: node))
    parameter.displayName = localizable("\(prefix)DisplayName", in: node)
    parameter.isList = fields.flag("\(prefix)SupportsMultipleValues", in: node)
    parameter.supportsResolution = fields.flag("\(prefix)SupportsResolution", in: node)
    parameter.supportsDynamicEnumeration = fields.flag(
      "\(prefix)SupportsDynamicEnumeration", in: node)
    parameter.supportsSearch = fields.flag("\(prefix)SupportsSearch", in: node)
    parameter.isConfigurable = fields.flag("\(prefix)Configurable", in: node)
    parameter.prompts = prompts(in: node)
    parameter.unsupportedReasons = reasons(in: node)
    parameter.relationship = relationship(in: node)
    readMetadata(of: &parameter, prefix, in: node)
    return parameter
  }

  private func type(_ name: String, _ prefix: String, _ node: PropertyList.Node) -> DefinedType {
    func isSystem(_ key: String) -> Bool { node[key]?.string == "System" }
    if let enumeration = node["\(prefix)EnumType"]?.string {
      return .enumeration(enumeration, isSystem: isSystem("\(prefix)EnumTypeNamespace"))
    }
    guard name == "Object" else { return .plain(name) }
    return .object(
      node["\(prefix)ObjectType"]?.string, isSystem: isSystem("\(prefix)ObjectTypeNamespace"))
  }

  // MARK: Bounds and defaults

  private mutating func readMetadata(
    of parameter: inout DefinedParameter, _ prefix: String, in node: PropertyList.Node
  ) {
    let prefix = "\(prefix)Metadata"
    guard let node = node[prefix], fields.isDictionary(node) else { return }
    fields.checkSpelling(of: node, known: DefinitionKeys.metadata(prefix))
    parameter.defaultValue = defaultValue("\(prefix)DefaultValue", in: node)
    parameter.minimum = fields.number("\(prefix)MinimumValue", in: node)
    parameter.maximum = fields.number("\(prefix)MaximumValue", in: node)
    parameter.trueName = localizable("\(prefix)TrueDisplayName", in: node)
    parameter.falseName = localizable("\(prefix)FalseDisplayName", in: node)
    if let least = parameter.minimum, let most = parameter.maximum, least > most {
      let message = "the least value is greater than the greatest; swap them"
      fields.report(.error, "empty-range", message, node)
      (parameter.minimum, parameter.maximum) = (most, least)
    }
  }

  private mutating func defaultValue(
    _ key: String, in node: PropertyList.Node
  ) -> DefinedDefault? {
    switch node[key]?.value {
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .number(Double(number))
    case .real(let number): return .number(number)
    case .string(let text):
      return text.isEmpty ? nil : .text(LocalizableText(text, key: node["\(key)ID"]?.string))
    case nil: return nil
    default:
      let message = "\(key) holds \(node[key]?.kind ?? "nothing"); write a text, number or boolean"
      fields.report(.error, "wrong-type", message, node[key] ?? node)
      return nil
    }
  }

  // MARK: Questions and reasons

  private mutating func prompts(in node: PropertyList.Node) -> [DefinedPrompt] {
    let prefix = "INIntentParameterPromptDialog"
    return fields.optionalElements("\(prefix)s", in: node).compactMap { node in
      guard fields.isDictionary(node), let kind = fields.text("\(prefix)Type", in: node) else {
        return nil
      }
      fields.checkSpelling(of: node, known: DefinitionKeys.prompt)
      // New versions of Xcode have new kinds of questions; an unknown kind is never asked.
      return DefinedPrompt.Kind(rawValue: kind).map {
        DefinedPrompt($0, text: localizable("\(prefix)FormatString", in: node))
      }
    }
  }

  private mutating func reasons(in node: PropertyList.Node) -> [DefinedReason] {
    let prefix = "INIntentParameterUnsupportedReason"
    return fields.optionalElements("\(prefix)s", in: node).compactMap { node in
      guard fields.isDictionary(node), let code = identifier("\(prefix)Code", in: node) else {
        return nil
      }
      fields.checkSpelling(of: node, known: DefinitionKeys.reason)
      return DefinedReason(
        code: code, text: localizable("\(prefix)FormatString", in: node),
        isCustom: fields.flag("\(prefix)Custom", in: node))
    }
  }

  private mutating func relationship(in node: PropertyList.Node) -> DefinedRelationship? {
    let prefix = "INIntentParameterRelationship"
    guard let node = node[prefix], fields.isDictionary(node),
      let parent = fields.text("\(prefix)ParentName", in: node),
      let predicate = fields.text("\(prefix)PredicateName", in: node)
    else { return nil }
    fields.checkSpelling(of: node, known: DefinitionKeys.relationship)
    let value: String? =
      switch node["\(prefix)PredicateValue"]?.value {
      case .string(let text): text
      case .integer(let number): String(number)
      case .real(let number): String(number)
      case .boolean(let truth): String(truth)
      default: nil
      }
    return DefinedRelationship(parent: parent, predicate: predicate, value: value)
  }
}
