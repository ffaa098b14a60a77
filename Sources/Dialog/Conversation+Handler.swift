// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension Conversation {
  /// Takes the app's answer for the open request.
  ///
  /// Its texts are attributed to the app when they could be taken for the assistant's own.
  public mutating func take(_ event: HandlerEvent) -> Step {
    switch current.map({ event.attributed(to: $0.app, by: attribution) }) ?? event {
    case .settled(let gate, let isGranted): pass(gate, isGranted: isGranted)
    case .resolved(let resolutions): resolve(resolutions)
    case .offered(let values): offer(values)
    case .confirmed(let response): confirm(response)
    case .asked(let inquiry): inquire(inquiry)
    case .handled(let response): finish(response)
    case .opened: .listen
    case .slow: letRun()
    case .failed(.declined): cancel(saying: "request.declined")
    case .failed(let failure): end(response(to: failure), as: .failure)
    }
  }

  /// Takes the outcome of a request that went on by itself: a turn of its own, whatever else is
  /// being talked about. Nil when no such request is running.
  public mutating func takeOutcome(_ event: HandlerEvent, of id: UUID) -> TurnDraft? {
    guard let request = running.removeValue(forKey: id) else { return nil }
    var outcome = TurnDraft()
    let response = outcomeResponse(
      event.attributed(to: request.app, by: attribution), of: request)
    outcome.say = [response.say ?? words(for: response, of: request)]
    outcome.end(request.intent, response, as: result(of: response))
    return outcome
  }

  /// Takes a question about a request that went on by itself: it is talked about again. A turn of its own;
  /// nil when no such request is running, or while another question waits for its answer.
  ///
  /// - Parameters:
  ///   - inquiry: the question.
  ///   - id: the request's identifier.
  ///   - isLate: whether something else was said since.
  public mutating func takeQuestion(
    _ inquiry: Inquiry, of id: UUID, isLate: Bool
  ) -> TurnDraft? {
    guard !isWaiting, let request = running.removeValue(forKey: id) else { return nil }
    requests.append(request)
    if isLate { say("request.resumed", ["app": request.app.displayName]) }
    _ = take(.asked(inquiry))
    return takeDraft()
  }

  /// News of a request that was carried out before: a turn of its own, whatever is being talked about.
  /// Nil where there is nothing to tell.
  public func news(
    _ response: Response, of intent: StructuredIntent, from app: AppDescription
  ) -> TurnDraft? {
    guard response.say != nil || response.snippet != nil else { return nil }
    let response = AttributedTexts(app: app, attribution: attribution).response(response)
    var news = TurnDraft()
    news.say = response.say.map { [$0] } ?? []
    news.end(intent, response, as: result(of: response))
    news.completed = nil
    return news
  }

  private func outcomeResponse(_ event: HandlerEvent, of request: OpenRequest) -> Response {
    switch event {
    case .handled(let response): response
    case .failed(.timedOut):
      Response(
        .failure, code: HandlerFailure.timedOutCode,
        say: wording.text("failure.outcomeUnknown", ["app": request.app.displayName]))
    case .failed(let failure): response(to: failure, of: request)
    default: response(to: .unexpected, of: request)
    }
  }

  // MARK: Resolving

  private mutating func resolve(_ resolutions: [Resolution]) -> Step {
    guard let parameter = current?.nextParameter else { return .confirm }
    for (element, resolution) in resolutions.enumerated() {
      if let step = take(resolution, of: parameter, element: element) { return step }
    }
    current?.intent.dropRepeats(of: parameter.id)
    current?.agreed.insert(parameter.id)
    return proceed()
  }

  /// Takes one resolution; nil when the app agrees, else what to do about it.
  private mutating func take(
    _ resolution: Resolution, of parameter: ParameterDescription, element: Int
  ) -> Step? {
    switch resolution {
    case .success(let value):
      settle(value, of: parameter, element: element)
      return nil
    case .notRequired:
      current?.intent.arguments[parameter.id] = nil
      return nil
    case .confirmationRequired(let value, let reason):
      return confirm(parameter.named(value), of: parameter, element: element, reason: reason)
    case .disambiguation(let options) where options.count > 1:
      return choose(
        among: options.map(parameter.named), for: parameter.id, element: element)
    case .disambiguation(let options):
      return options.first.map { confirm(parameter.named($0), of: parameter, element: element) }
        ?? refuse(parameter, element: element, reason: nil)
    case .needsMoreDetails:
      return ask(Question(kind: .needsMoreDetails, parameter: parameter.id, element: element))
    case .needsValue:
      return needValue(Question(kind: .needsValue, parameter: parameter.id, element: element))
    case .unsupported(let reason):
      return refuse(parameter, element: element, reason: reason)
    }
  }

  /// Keeps the words a value was understood from, also when the app chose another value.
  private mutating func settle(_ value: Value, of parameter: ParameterDescription, element: Int) {
    let heard = current?.intent.arguments[parameter.id]?.values
    let words = heard.flatMap { $0.indices.contains(element) ? $0[element].heard : nil }
    let settled = HeardValue(parameter.named(value), heard: words)
    if parameter.isList, heard == nil {
      current?.intent.arguments[parameter.id] = .many([settled])
    } else {
      current?.intent.replace(element, of: parameter.id, with: settled)
    }
  }

  /// Takes the values that the app has settled on, with the words they were understood from.
  private mutating func settle(_ values: [Value], of id: ParameterID) {
    guard let parameter = current?.description[id] else { return }
    let heard = current?.intent.arguments[id]?.values ?? []
    let settled = values.enumerated().map { place, value in
      HeardValue(
        parameter.named(value), heard: heard.indices.contains(place) ? heard[place].heard : nil)
    }
    current?.intent.arguments[id] =
      settled.isEmpty ? nil : Argument(settled, isList: parameter.isList)
  }

  /// Asks about one value, unless the user has said yes to it before.
  private mutating func confirm(
    _ value: Value, of parameter: ParameterDescription, element: Int, reason: String? = nil
  ) -> Step? {
    if current?.confirmed[parameter.id]?.contains(value) == true {
      settle(value, of: parameter, element: element)
      return nil
    }
    return ask(
      Question(
        kind: .confirmationRequired, parameter: parameter.id, element: element, value: value,
        reason: reason))
  }

  private mutating func refuse(
    _ parameter: ParameterDescription, element: Int, reason: String?
  ) -> Step {
    let values = current?.intent.arguments[parameter.id]?.values ?? []
    let refused = values.indices.contains(element) ? values[element] : nil
    current?.intent.replace(element, of: parameter.id, with: nil)
    return needValue(
      Question(
        kind: .unsupported, parameter: parameter.id, element: element, reason: reason,
        refused: refused))
  }

  /// Asks for a value; where there are items to choose from, the app is asked for them first.
  mutating func needValue(_ question: Question) -> Step {
    guard let id = question.parameter, current?.description[id]?.type.isNamed == true else {
      return ask(question)
    }
    current?.phase = .asking(question)
    return .offer(id)
  }

  private mutating func offer(_ values: [Value]) -> Step {
    guard var question else { return .listen }
    let parameter = question.parameter.flatMap { current?.description[$0] }
    question.options = values.map { parameter?.named($0) ?? $0 }
    return ask(question)
  }

  // MARK: Confirming

  /// Takes the app's word that it is ready. The user is asked when the intent requires it, and when
  /// it was understood only by guessing.
  private mutating func confirm(_ response: Response) -> Step {
    guard let request = current else { return .listen }
    switch response.outcome {
    case .failure: return end(worded(response, of: request), as: .failure)
    case .continueInApp: return end(worded(response, of: request), as: .continueInApp)
    case .ready, .success, .inProgress: break
    }
    let isDoubtful = request.isTolerated && request.description.category.acts
    guard request.description.requiresConfirmation || isDoubtful else { return act() }
    return ask(Question(kind: .confirmIntent, response: response))
  }

  /// Has the app act, once no gate is in the way any more.
  mutating func act() -> Step {
    guard let gate = current?.nextFinalGate else {
      current?.phase = .working
      current?.isPerforming = true
      return .handle
    }
    return ask(Question(kind: gate.prompt, gate: gate))
  }

  /// Goes on when the user allowed it, otherwise ends the request.
  private mutating func pass(_ gate: Gate, isGranted: Bool) -> Step {
    guard isGranted else { return cancel(saying: "gate.\(gate.rawValue).denied") }
    current?.passed.insert(gate)
    if let question = current?.heldQuestion.take() { return ask(question) }
    let isFinal = current?.request.finalGates.contains(gate) == true
    return isFinal ? act() : proceed()
  }

  // MARK: Handling

  /// Puts the app's own question to the user.
  private mutating func inquire(_ inquiry: Inquiry) -> Step {
    var question = Question(
      kind: inquiry.kind, parameter: inquiry.parameter, options: inquiry.options,
      value: inquiry.value, reason: inquiry.reason)
    question.isInquiry = true
    if inquiry.question != nil || inquiry.snippet != nil {
      question.response = Response(.ready, say: inquiry.question, snippet: inquiry.snippet)
    }
    return ask(question)
  }

  private mutating func finish(_ response: Response) -> Step {
    for (parameter, values) in response.settled { settle(values, of: parameter) }
    guard let request = current else { return .listen }
    return end(worded(response, of: request), as: result(of: response))
  }

  private mutating func letRun() -> Step {
    guard let request = current else { return .listen }
    running[request.request.id] = request
    let response = Response(.inProgress, say: words(for: Response(.inProgress), of: request))
    return end(response, as: .inProgress)
  }

  private func result(of response: Response) -> TurnResult {
    switch response.outcome {
    case .ready, .success: .success
    case .failure: .failure
    case .inProgress: .inProgress
    case .continueInApp: .continueInApp
    }
  }

  // MARK: Words

  private mutating func worded(_ response: Response, of request: OpenRequest) -> Response {
    var response = response
    guard response.say == nil else { return response }
    response.say = words(for: response, of: request)
    if response.activity != nil { draft.handover = response.say }
    return response
  }

  private func words(for response: Response, of request: OpenRequest) -> String {
    wording.text(
      "result.\(result(of: response).rawValue)",
      ["app": request.app.displayName, "title": request.description.title])
  }

  private func response(to failure: HandlerFailure) -> Response {
    guard let request = current else { return Response(.failure) }
    return response(to: failure, of: request)
  }

  private func response(to failure: HandlerFailure, of request: OpenRequest) -> Response {
    let values = ["app": request.app.displayName, "title": request.description.title]
    switch failure {
    case .explained(let error): return Response(.failure, code: error.code, say: error.say)
    case .declined:
      return Response(.failure, say: wording.text("request.declined", values))
    case .crashed: return self.response(to: .brokenDown(.crashed), of: request)
    case .brokenDown(let breakdown):
      let code = breakdown.rawValue
      return Response(.failure, code: code, say: wording.text("failure.\(code)", values))
    case .unexpected:
      return Response(.failure, code: "unexpected", say: wording.text("failure.unexpected", values))
    case .timedOut:
      return Response(
        .failure, code: HandlerFailure.timedOutCode, say: wording.text("failure.timedOut", values))
    case .untold:
      return Response(
        .failure, code: HandlerFailure.untoldCode, say: wording.text("failure.untold", values))
    }
  }
}
