// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension DefinitionReader {
  mutating func intent(_ node: PropertyList.Node) -> DefinedIntent? {
    guard fields.isDictionary(node), let name = identifier("INIntentName", in: node) else {
      return nil
    }
    fields.checkSpelling(of: node, known: DefinitionKeys.intent)
    var intent = DefinedIntent(name: name, location: location(of: node))
    intent.kind = kind(in: node)
    intent.className = optionalIdentifier("INIntentClassName", in: node)
    intent.classPrefix = optionalIdentifier("INIntentClassPrefix", in: node)
    intent.category = category(in: node)
    intent.verb = fields.optionalText("INIntentVerb", in: node)
    intent.title = localizable("INIntentTitle", in: node) ?? LocalizableText(name)
    intent.summary = localizable("INIntentDescription", in: node)
    intent.parameters = parameters("INIntentParameter", in: node)
    intent.combinations = combinations(of: intent, in: node)
    intent.response = response(in: node)
    intent.keyParameter = optionalIdentifier("INIntentKeyParameter", in: node)
    intent.input = optionalIdentifier("INIntentInput", in: node)
    intent.imageName = fields.optionalText("INIntentDefaultImageName", in: node)
    intent.requiresConfirmation = fields.flag("INIntentUserConfirmationRequired", in: node)
    intent.isRestrictedWhileLocked = fields.number("INIntentRestrictions", in: node) == 1
    intent.isEligibleForSuggestions = !fields.flag("INIntentIneligibleForSuggestions", in: node)
    intent.isEligibleForWidgets = fields.flag("INIntentEligibleForWidgets", in: node)
    intent.isConfigurable = fields.flag("INIntentConfigurable", in: node)
    checkRelationships(of: intent)
    return intent
  }

  private mutating func kind(in node: PropertyList.Node) -> DefinedIntent.Kind {
    guard let text = fields.optionalText("INIntentType", in: node) else { return .custom }
    if let kind = DefinedIntent.Kind(rawValue: text) { return kind }
    let message = "INIntentType is '\(text)'; write Custom or System"
    fields.report(.error, "unknown-value", message, node["INIntentType"] ?? node)
    return .custom
  }

  private mutating func category(in node: PropertyList.Node) -> IntentCategory {
    guard let text = fields.optionalText("INIntentCategory", in: node), text != "system" else {
      return .generic
    }
    if let category = IntentCategory(rawValue: text) { return category }
    let known = IntentCategory.allCases.map(\.rawValue)
    let mend = NearestName.suggestion(for: text, among: known, otherwise: "it counts as generic")
    let message = "no category is called '\(text)'\(mend)"
    fields.report(.warning, "unknown-category", message, node["INIntentCategory"] ?? node)
    return .generic
  }

  // MARK: Combinations

  /// The combinations for suggestions, then those for shortcuts that are not among them.
  private mutating func combinations(
    of intent: DefinedIntent, in node: PropertyList.Node
  ) -> [DefinedCombination] {
    let names = Set(intent.parameters.map(\.name))
    var combinations: [DefinedCombination] = []
    for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] {
      guard let holder = node[key], fields.isDictionary(holder) else { continue }
      for entry in holder.dictionary ?? [] {
        guard let combination = combination(entry, known: names) else { continue }
        let isKnown = combinations.contains { Set($0.parameters) == Set(combination.parameters) }
        if !isKnown { combinations.append(combination) }
      }
    }
    return combinations
  }

  private mutating func combination(
    _ entry: PropertyList.Entry, known: Set<String>
  ) -> DefinedCombination? {
    let node = entry.node
    guard fields.isDictionary(node) else { return nil }
    fields.checkSpelling(of: node, known: DefinitionKeys.combination)
    let names = entry.key.split(separator: ",").map { String($0.filter { $0 != " " }) }
    for name in names where !known.contains(name) {
      let mend = NearestName.suggestion(for: name, among: known, otherwise: "remove it")
      let message = "the combination names '\(name)', which is no parameter\(mend)"
      fields.report(.error, "unknown-parameter", message, at: fields.list.location(ofKey: entry))
      return nil
    }
    let prefix = "INIntentParameterCombination"
    var combination = DefinedCombination(
      parameters: names,
      title: localizable("\(prefix)Title", in: node) ?? LocalizableText(""),
      subtitle: localizable("\(prefix)Subtitle", in: node))
    combination.isPrimary = fields.flag("\(prefix)IsPrimary", in: node)
    combination.runsInBackground = fields.optionalFlag(
      "\(prefix)SupportsBackgroundExecution", in: node)
    return combination
  }

  // MARK: Responses

  private mutating func response(in node: PropertyList.Node) -> DefinedResponse {
    var response = DefinedResponse()
    guard let node = node["INIntentResponse"], fields.isDictionary(node) else { return response }
    fields.checkSpelling(of: node, known: DefinitionKeys.response)
    response.properties = parameters("INIntentResponseParameter", in: node)
    response.output = optionalIdentifier("INIntentResponseOutput", in: node)
    for code in fields.optionalElements("INIntentResponseCodes", in: node) {
      guard fields.isDictionary(code), let name = identifier("INIntentResponseCodeName", in: code)
      else { continue }
      fields.checkSpelling(of: code, known: DefinitionKeys.code)
      response.codes.append(
        DefinedResponse.Code(
          name: name, isSuccess: fields.flag("INIntentResponseCodeSuccess", in: code),
          text: localizable("INIntentResponseCodeFormatString", in: code),
          conciseText: localizable("INIntentResponseCodeConciseFormatString", in: code)))
    }
    return response
  }

  // MARK: Relationships

  private mutating func checkRelationships(of intent: DefinedIntent) {
    let names = intent.parameters.map(\.name)
    for parameter in intent.parameters {
      guard let parent = parameter.relationship?.parent, !names.contains(parent) else { continue }
      let mend = NearestName.suggestion(for: parent, among: names, otherwise: "remove it")
      let message = "'\(parameter.name)' depends on '\(parent)', which is no parameter\(mend)"
      fields.report(.error, "unknown-parameter", message, at: parameter.location)
    }
  }
}
