// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// One call of the assistant to an extension: the request as an ``INIntent``, and the object that
/// handles it.
struct ExtensionCall: @unchecked Sendable {
  let request: StructuredIntent
  let context: RequestContext
  let intent: INIntent
  let shape: IntentShape
  let handler: Any
  private let provider: INExtension

  init(
    _ request: StructuredIntent, _ context: RequestContext, _ intents: [INIntent.Type],
    _ provider: INExtension
  ) throws {
    guard let kind = intents.first(where: { IntentID($0.shape.id) == request.intent }) else {
      throw UnexpectedFailure()
    }
    self.request = request
    self.context = context
    self.provider = provider
    shape = kind.shape
    intent = kind.init()
    intent.identifier = context.requestID.uuidString
    for parameter in shape.parameters {
      parameter.write(intent, request.values(of: ParameterID(parameter.name)))
    }
    handler = provider.handler(for: intent) ?? provider
  }

  // MARK: Agreeing

  func resolve(_ id: ParameterID) async throws -> [Resolution] {
    let values = request.values(of: id)
    guard let parameter = parameter(id) else { return values.map(Resolution.success) }
    guard let resolve = parameter.resolve else { return agree(to: values, of: parameter) }
    let results = await answer { resolve(intent, handler, $0) }
    let isUnanswered = results.isEmpty || results.contains { $0.outcome == .unanswered }
    if isUnanswered { return agree(to: values, of: parameter) }
    return try results.map { try resolution(of: $0, parameter) }
  }

  /// The resolutions if the handler has no opinion: the values said, else the app's default.
  /// Without either, a required parameter is asked for.
  private func agree(to values: [Value], of parameter: ParameterShape) -> [Resolution] {
    if !values.isEmpty { return values.map(Resolution.success) }
    if let usual = parameter.usual?(intent, handler), !usual.isEmpty {
      return usual.map(Resolution.success)
    }
    return [parameter.isRequired ? .needsValue : .notRequired]
  }

  private func resolution(
    of result: INIntentResolutionResult, _ parameter: ParameterShape
  ) throws -> Resolution {
    switch result.outcome {
    case .unanswered, .notRequired: .notRequired
    case .success(let value): .success(value)
    case .needsValue: .needsValue
    case .disambiguation(let values): .disambiguation(values)
    case .needsMoreDetails: .needsMoreDetails
    case .confirmationRequired(let value):
      (value ?? request[ParameterID(parameter.name)]).map { .confirmationRequired($0) }
        ?? .needsValue
    case .unsupported(let code):
      .unsupported(reason: code.flatMap { reason($0, result, parameter) })
    case .refused(let reason): .unsupported(reason: reason)
    case .failed(let error?): throw error
    case .failed(nil): throw UnexpectedFailure()
    }
  }

  /// The words for a reason: the app's own for this parameter, else the words for the kind of
  /// value.
  private func reason(
    _ code: String, _ result: INIntentResolutionResult, _ parameter: ParameterShape
  ) -> String? {
    var values = texts
    values["value"] = values[parameter.name]
    let keys = [
      "\(shape.id).\(parameter.name).unsupported.\(code)",
      "\(type(of: result).reasonPrefix).\(code)",
    ]
    return keys.lazy.compactMap { context.wording.fullest($0, values) }.first
  }

  func options(for id: ParameterID) async -> [Value] {
    guard let parameter = parameter(id) else { return [] }
    guard let offer = parameter.offer else { return parameter.choices.map(Value.item) }
    let term = request.values(of: id).first?.display
    return await answer { offer(intent, handler, term, $0) }
  }

  private func parameter(_ id: ParameterID) -> ParameterShape? {
    shape.parameters.first { $0.name == id.rawValue }
  }

  /// The values that texts may contain: those of the request, by parameter, and the app's name,
  /// `app`.
  var texts: [String: String] {
    var texts = ["app": context.appName]
    for parameter in shape.parameters {
      let names = request.values(of: ParameterID(parameter.name)).map(\.display)
      if !names.isEmpty { texts[parameter.name] = context.wording.list(names, .and) }
    }
    return texts
  }

  /// The activity with which the app is opened to carry out the request itself. Its type is the
  /// name of the intent's class.
  var activity: UserActivity {
    let info = request.arguments.map { id, argument in
      (id.rawValue, argument.values.map(\.value.identifier).joined(separator: ","))
    }
    return UserActivity(
      type: "\(type(of: intent))", userInfo: Dictionary(info) { first, _ in first })
  }

  // MARK: Acting

  func confirm() async -> Response {
    guard let confirm = shape.confirm else { return Response(.ready) }
    let reply = await answer { confirm(intent, handler, $0) }
    return await response(to: reply, isConfirmation: true)
  }

  func handle() async -> Response {
    guard let handle = shape.handle else { return Response(.failure) }
    let reply = await answer { handle(intent, handler, $0) }
    return await response(to: reply, isConfirmation: false)
  }

  func response(to reply: INIntentResponse, isConfirmation: Bool) async -> Response {
    if let failure = reply.failure {
      return Response(.failure, code: failure.code, say: failure.say)
    }
    let answer = ExtensionAnswer(reply, to: self, isConfirmation: isConfirmation)
    return await answer.response(card: card(for: reply))
  }

  /// The app's own card; nil if the request failed or the app has none.
  private func card(for reply: INIntentResponse) async -> Snippet? {
    guard !ResponseCode(of: reply).isFailure,
      let host = handler as? any INUIHostedSnippetProviding
        ?? provider as? any INUIHostedSnippetProviding
    else { return nil }
    let interaction = INInteraction(intent: intent, response: reply)
    let card = await host.configureSnippet(
      for: [], of: interaction, interactiveBehavior: .none, context: .siriSnippet)
    return card.map { Snippet($0) }
  }
}
