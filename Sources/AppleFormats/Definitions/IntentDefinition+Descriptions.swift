// SPDX-License-Identifier: Apache-2.0

package import IntentModel

extension IntentDefinition {
  /// The intents as a conversation needs them, with names but without questions: those are in
  /// ``texts(in:)``.
  ///
  /// - Parameters:
  ///   - wording: the texts of one language.
  ///   - vocabularies: the parameters that a vocabulary has names for, without their intents.
  package func descriptions(
    in wording: Wording, vocabularies: Set<String>
  ) -> [IntentDescription] {
    intents.map { intent in
      var description = IntentDescription(
        id: intent.id, domain: intent.domain, category: intent.category,
        title: intent.title.text(in: wording),
        parameters: intent.parameters.map { parameter in
          self.description(of: parameter, in: intent, wording, vocabularies)
        },
        requiresConfirmation: intent.requiresConfirmation,
        responseProperties: Dictionary(
          intent.response.properties.map { ($0.name, $0.shownName(in: wording)) }
        ) { first, _ in first })
      description.combinations = intent.combinations.map { combination in
        var described = ParameterCombination(
          Set(combination.parameters.map { ParameterID($0) }),
          title: combination.title.text(in: wording),
          subtitle: combination.subtitle?.text(in: wording))
        described.runsInBackground = combination.runsInBackground ?? intent.runsInBackground
        return described
      }
      description.responseCodes = intent.response.codes.map(\.name)
        .filter { !DefinedResponse.standardCodes.contains($0) }
      description.runsInBackground = intent.runsInBackground
      description.isRestrictedWhileLocked = intent.isRestrictedWhileLocked
      return description
    }
  }

  private func description(
    of parameter: DefinedParameter, in intent: DefinedIntent, _ wording: Wording,
    _ vocabularies: Set<String>
  ) -> ParameterDescription {
    let choices = choices(of: parameter, in: wording)
    let type = parameter.type.parameterType
    let hasNames = !choices.isEmpty || vocabularies.contains(parameter.name)
    return ParameterDescription(
      id: ParameterID(parameter.name), type: type, isRequired: intent.requires(parameter),
      isList: parameter.isList, isOpen: type.isNamed && !hasNames,
      defaultValue: defaultValue(of: parameter, choices, wording), range: parameter.range,
      condition: parameter.relationship.flatMap(ParameterCondition.init), choices: choices,
      displayName: parameter.shownName(in: wording))
  }

  /// The cases of an enumeration, or the names for yes and no.
  private func choices(of parameter: DefinedParameter, in wording: Wording) -> [Item] {
    switch parameter.type {
    case .enumeration(let name, isSystem: false):
      enumeration(named: name)?.choices.map {
        Item(id: $0.name, display: $0.displayName.text(in: wording))
      } ?? []
    case .plain("Boolean"):
      [("true", parameter.trueName), ("false", parameter.falseName)].compactMap { id, name in
        name.map { Item(id: id, display: $0.text(in: wording)) }
      }
    default: []
    }
  }

  private func defaultValue(
    of parameter: DefinedParameter, _ choices: [Item], _ wording: Wording
  ) -> Value? {
    switch (parameter.defaultValue, parameter.type.parameterType) {
    case (.text(let text), .item): choices.first { $0.id == text.text }.map(Value.item)
    case (.text(let text), .text): .text(text.text(in: wording))
    case (.text(let text), .integer): Int(text.text).map { .integer($0) }
    case (.text(let text), .decimal): Double(text.text).map { .decimal($0) }
    case (.number(let number), .integer): Int(exactly: number.rounded()).map { .integer($0) }
    case (.number(let number), .decimal): .decimal(number)
    case (.boolean(let truth), .boolean): .boolean(truth)
    default: nil
    }
  }
}

extension DefinedIntent {
  /// The domain of a SiriKit intent comes from its class, that of a custom intent from its
  /// category, as in "Order".
  public var domain: String {
    category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
  }

  /// Whether the intent needs a parameter: it has a question of its own, or every combination has
  /// it.
  public func requires(_ parameter: DefinedParameter) -> Bool {
    if parameter.prompt(.primary) != nil { return true }
    return !combinations.isEmpty
      && combinations.allSatisfy { $0.parameters.contains(parameter.name) }
  }

  /// Whether any combination runs in the background; true if none says so or otherwise.
  var runsInBackground: Bool {
    let said = combinations.compactMap(\.runsInBackground)
    return said.isEmpty || said.contains(true)
  }
}

extension DefinedParameter {
  /// The name in the middle of a sentence.
  fileprivate func shownName(in wording: Wording) -> String {
    displayName?.text(in: wording) ?? name
  }

  var range: ClosedRange<Double>? {
    guard minimum != nil || maximum != nil else { return nil }
    let least = minimum ?? -.greatestFiniteMagnitude
    return least...max(least, maximum ?? .greatestFiniteMagnitude)
  }
}

extension LocalizableText {
  package func text(in wording: Wording) -> String {
    key.flatMap { wording.text(ifPresent: $0) } ?? text
  }
}

extension ParameterCondition {
  /// Nil for an unknown predicate: the parameter then always counts.
  init?(_ relationship: DefinedRelationship) {
    let value = relationship.value ?? ""
    let number = Double(value)
    let test: Test? =
      switch relationship.predicate {
      case "HasAnyValue": .hasAnyValue
      case "HasNoValue", "DoesNotHaveAnyValue": .hasNoValue
      case let name where name.hasSuffix("HasExactValue") || name.hasSuffix("IsEqualTo"):
        .equals(value)
      case let name where name.hasSuffix("DoesNotHaveExactValue") || name.hasSuffix("IsNotEqualTo"):
        .differs(from: value)
      case let name where name.contains("LessThan"): number.map { .isLess(than: $0) }
      case let name where name.contains("GreaterThan"): number.map { .isGreater(than: $0) }
      default: nil
      }
    guard let test else { return nil }
    self.init(ParameterID(relationship.parent), test)
  }
}
