// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// One call of an intent: an instance of it, filled with what the user said.
struct IntentCall {
  let intent: any AppIntent
  let parameters: IntentParameters
  private let request: StructuredIntent
  private let context: RequestContext

  init(_ intent: any AppIntent, _ request: StructuredIntent, _ context: RequestContext) {
    self.intent = intent
    self.request = request
    self.context = context
    parameters = IntentParameters(of: intent)
  }

  /// Gives the intent the values of the request.
  func fill() async throws {
    for parameter in parameters.all {
      let values = request.values(of: ParameterID(parameter.name))
      guard !values.isEmpty else { continue }
      guard try await parameter.set(values) else {
        throw AppIntentError.Unrecoverable.entityNotFound
      }
    }
  }

  /// Performs the intent. If it reports that a value is missing, the user is asked for the value,
  /// and the intent starts again.
  func perform() async throws -> Response {
    try await fill()
    try checkDependencies()
    while true {
      do {
        return try await response(to: result(of: intent))
      } catch let demand as ParameterDemand {
        try await demand.meet()
      } catch let demand as ForegroundDemand {
        try await demand.meet(for: intent)
        return Response(.continueInApp(activity(of: intent)))
      }
    }
  }

  /// Reports a missing dependency before the app's code crashes for want of it.
  private func checkDependencies() throws {
    let missing = Mirror(reflecting: intent).children.lazy
      .compactMap { $0.value as? any RegisteredDependency }.first { !$0.isRegistered }
    if let missing { throw HandlerError(code: "missingDependency", say: missing.missing) }
  }

  private func result(of intent: some AppIntent) async throws -> ResultParts {
    let result = try await intent.performed()
    return (result as? any PartedResult)?.resultParts ?? ResultParts()
  }

  // MARK: Responses

  private func response(to result: ResultParts) async throws -> Response {
    var response = Response(outcome, say: say(result), snippet: try await snippet(of: result))
    response.settled = parameters.values
    response.brought = result.value ?? []
    guard let next = result.next else { return response }
    return try await goOn(with: next, after: response)
  }

  private var outcome: Response.Outcome {
    let type = type(of: intent)
    guard type.opensApp else { return .success }
    return .continueInApp(activity(of: intent))
  }

  private func activity(of intent: any AppIntent) -> UserActivity {
    let values = IntentParameters(of: intent).values
    return UserActivity(
      type: String(describing: Swift.type(of: intent)),
      title: Swift.type(of: intent).title.text(in: context.wording),
      userInfo: values.reduce(into: [:]) { info, value in
        info[value.key.rawValue] = value.value.map(\.identifier).joined(separator: ",")
      })
  }

  private func say(_ result: ResultParts) -> String? {
    let text = result.dialog?.full.text(in: context.wording)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func snippet(of result: ResultParts) async throws -> Snippet? {
    if let view = result.view { return view.snippet(in: context.wording) }
    guard let intent = result.snippetIntent else { return nil }
    return try await self.result(of: intent).view?.snippet(in: context.wording)
  }

  /// The intent that a result opens is carried out at once.
  private func goOn(
    with next: any AppIntent, after response: Response
  ) async throws -> Response {
    let further = try await IntentCall(next, request, context).result(of: next)
    var response = response
    let said = [response.say, say(further)].compactMap(\.self)
    response.say = said.isEmpty ? nil : said.joinedAsSentences()
    if response.snippet == nil { response.snippet = try await snippet(of: further) }
    response.brought = further.value ?? response.brought
    let type = type(of: next)
    if type.opensApp {
      response.outcome = .continueInApp(activity(of: next))
    }
    return response
  }
}
