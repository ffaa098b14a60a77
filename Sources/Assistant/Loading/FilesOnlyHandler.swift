// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Stands in for an app that has only files. It takes the values that the files allow, asks for the
/// values that they require, and answers every request with the texts for success.
struct FilesOnlyHandler: IntentHandler {
  private let description: AppDescription

  init(_ description: AppDescription) { self.description = description }

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    guard let parameter = description[intent.intent]?[parameter] else { return [.notRequired] }
    let values = intent.values(of: parameter.id)
    guard values.isEmpty else {
      return values.map { check($0, parameter, intent.intent, context.wording) }
    }
    if let value = parameter.defaultValue { return [.success(value)] }
    return [parameter.isRequired ? .needsValue : .notRequired]
  }

  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    description[intent.intent]?[parameter]?.choices.map(Value.item) ?? []
  }

  func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    if context.isSignedOut {
      let say = context.wording.text("app.signedOut", ["app": context.appName])
      return Response(.failure, code: "failureRequiringAppLaunch", say: say)
    }
    var values = values(of: intent, context.wording)
    values["app"] = context.appName
    let say = context.wording.fullest("\(intent.intent).response.success", values)
    guard description[intent.intent]?.runsInBackground == false else {
      return Response(.success, say: say)
    }
    let info = intent.arguments.mapValues { $0.values.map(\.value.identifier) }
    let activity = UserActivity(
      type: "\(intent.intent)Intent", title: description[intent.intent]?.title,
      userInfo: Dictionary(
        uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value.joined(separator: ",")) }))
    return Response(.continueInApp(activity), say: say)
  }

  // MARK: Values

  /// A number has to be in its parameter's range.
  private func check(
    _ value: Value, _ parameter: ParameterDescription, _ intent: IntentID, _ wording: Wording
  ) -> Resolution {
    guard let refusal = RangeRefusal(of: value, outside: parameter.range) else {
      return .success(value)
    }
    let values = refusal.bounds.merging(["name": parameter.displayName]) { $1 }
    let reason =
      wording.told(ifPresent: "\(intent).\(parameter.id).unsupported.\(refusal.code)", values)
      ?? wording.text("reason.\(refusal.code)", values)
    return .unsupported(reason: reason)
  }

  /// The values of a request. A value that only the app knows is shown by its name.
  private func values(of intent: StructuredIntent, _ wording: Wording) -> [String: String] {
    let told = (description[intent.intent]?.responseProperties ?? [:]).mapValues { shown in
      wording.text("quotation", ["text": shown])
    }
    return intent.displays(in: wording).merging(told) { said, _ in said }
  }

  /// The intents that an app's templates ask for, with their slots as optional parameters.
  static func intents(in grammar: Grammar) -> [IntentDescription] {
    grammar.intents.map { sentences in
      let slots = Slots(in: sentences, of: grammar).found
      return IntentDescription(
        id: sentences.intent, domain: "Generic", category: .generic,
        title: sentences.intent.rawValue, parameters: slots)
    }
  }
}

extension FilesOnlyHandler {
  /// Collects the slots of an intent's templates, in the order of their first use.
  struct Slots {
    private(set) var found: [ParameterDescription] = []
    private let grammar: Grammar
    private var rules: Set<String> = []

    /// The deepest nesting of brackets and rules; a sentence with more is not understood anyway.
    private static let maximumDepth = 200

    init(in sentences: Grammar.IntentSentences, of grammar: Grammar) {
      self.grammar = grammar
      for block in sentences.blocks {
        for sentence in block.sentences { collect(sentence.template, block, depth: 0) }
        for slot in block.slots.keys.sorted() { add(slot, list: slot, block) }
      }
    }

    private mutating func collect(_ template: Template, _ block: SentenceBlock, depth: Int) {
      guard depth < Self.maximumDepth else { return }
      switch template {
      case .text: break
      case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
        for part in parts { collect(part, block, depth: depth + 1) }
      case .optional(let part): collect(part, block, depth: depth + 1)
      case .list(let reference):
        add(reference.slot ?? reference.name, list: reference.name, block)
      case .token(let reference) where reference.name != "applicationName":
        add(reference.name, list: reference.name, block)
      case .token: break
      case .rule(let reference):
        guard rules.insert(reference.name).inserted,
          let rule = block.rules[reference.name] ?? grammar.rules[reference.name]
        else { return }
        collect(rule.template, block, depth: depth + 1)
      }
    }

    private mutating func add(_ slot: String, list: String, _ block: SentenceBlock) {
      let id = ParameterID(slot)
      guard !found.contains(where: { $0.id == id }) else { return }
      let type = type(of: block.lists[list] ?? grammar.lists[list])
      found.append(ParameterDescription(id: id, type: type, displayName: slot))
    }

    private func type(of list: SlotList?) -> ParameterType {
      switch list?.content {
      case .range: .integer
      case .wildcard: .text
      case .values, .names, nil: .item
      }
    }
  }
}
