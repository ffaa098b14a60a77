// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Voice

/// A conversation as a state machine: replies go in, the next thing to do comes out.
///
/// It does nothing itself. Its driver carries out each ``Step`` and brings back the result, until a
/// step is ``Step/listen``. Then ``takeDraft()`` holds the turn, and the driver brings the next
/// ``Reply``.
///
/// One request is talked about at a time. Another one that comes between is put on top, and when it
/// ends the one below is taken up again.
public struct Conversation: Sendable {
  /// The most requests that may wait for each other; beyond it, the oldest is dropped.
  public static let maximumDepth = 8

  let wording: Wording
  let attribution: Attribution
  var requests: [OpenRequest] = []
  var running: [UUID: OpenRequest] = [:]
  var draft = TurnDraft()

  /// - Parameter wording: the assistant's own texts.
  public init(wording: Wording) { self.init(wording: wording, attribution: Attribution(wording)) }

  /// - Parameters:
  ///   - wording: the assistant's own texts.
  ///   - attribution: marks texts of apps with the app they come from.
  package init(wording: Wording, attribution: Attribution) {
    self.wording = wording
    self.attribution = attribution
  }

  var writer: QuestionWriter { QuestionWriter(wording: wording, attribution: attribution) }

  // MARK: What can be seen

  /// Whether a question waits for an answer.
  public var isWaiting: Bool { question != nil }

  /// Whether the open question asks to confirm the whole request.
  public var isConfirming: Bool { question?.kind == .confirmIntent }

  /// Whether a yes to the open question settles a gate, or allows something that can't be taken
  /// back. Such a yes counts only when the question was seen before it was typed.
  public var asksForConsent: Bool {
    guard let question, let request = current else { return false }
    if question.gate != nil { return true }
    return question.kind == .confirmIntent && request.description.category.isGrave
  }

  /// The request that is talked about; nil when there is none.
  public var openRequest: NewRequest? { current?.request }

  /// The open request with the values known so far.
  public var openIntent: StructuredIntent? { current?.intent }

  /// Whether the open request has passed a gate.
  public func hasPassed(_ gate: Gate) -> Bool { current?.passed.contains(gate) == true }

  /// Whether the app is acting on a request that is talked about or waits below.
  public func isPerforming(_ request: UUID) -> Bool {
    requests.contains { $0.request.id == request && $0.isPerforming }
  }

  /// Whether a request is talked about or waits below.
  public func holds(_ request: UUID) -> Bool { requests.contains { $0.request.id == request } }

  /// How a request has ended in this turn; nil where it has not.
  public func ending(of request: UUID) -> TurnDraft.Ending? { draft.endings[request] }

  /// The words of the turn so far; what follows belongs to the next turn.
  public mutating func takeDraft() -> TurnDraft {
    defer { draft = TurnDraft() }
    if draft.intent == nil, let open = current { draft.intent = open.intent.settled }
    return draft
  }

  /// The request that is talked about: the top of the stack.
  var current: OpenRequest? {
    get { requests.last }
    set {
      _ = requests.popLast()
      if let newValue { requests.append(newValue) }
    }
  }

  var question: Question? { current?.question }

  // MARK: Beginning

  /// Takes up a request, on top of the one that is open.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - rivals: the same words as requests to other apps; when there are any, the user chooses.
  public mutating func begin(_ request: NewRequest, rivals: [NewRequest] = []) -> Step {
    if requests.count == Self.maximumDepth { requests.removeFirst() }
    requests.append(OpenRequest(request))
    guard rivals.isEmpty else { return chooseApp(among: [request] + rivals) }
    return start()
  }

  /// Takes up a request in the place of the one that is open: the same thing said anew.
  public mutating func beginAnew(_ request: NewRequest) -> Step {
    current = OpenRequest(request)
    return proceed()
  }

  /// Says which app gets the request, where the user didn't, and sets to work.
  mutating func start() -> Step {
    guard let request = current?.request else { return .listen }
    let isTalkedTo = requests.dropLast().last?.app.id == request.app.id
    if !request.namesApp, !isTalkedTo { say("app.chosen", ["app": request.app.displayName]) }
    return proceed()
  }

  /// - Parameter attempt: how often the question was asked in vain.
  mutating func chooseApp(among choices: [NewRequest], attempt: Int = 0) -> Step {
    let options = choices.map {
      Value.item(Item(id: $0.app.id.rawValue, display: $0.app.displayName))
    }
    var question = Question(kind: .chooseApp, options: options)
    question.attempt = attempt
    current?.phase = .choosingApp(choices, question)
    return ask(question)
  }

  // MARK: Going on

  /// The next thing to do for the open request.
  mutating func proceed() -> Step {
    guard let request = current else { return .listen }
    if request.isPerforming { return resume(.given(request.intent)) }
    current?.phase = .working
    if let gate = request.nextGate { return ask(Question(kind: gate.prompt, gate: gate)) }
    guard let parameter = request.nextParameter else { return .confirm }
    if let step = disambiguate(parameter, in: request) { return step }
    return .resolve(parameter.id)
  }

  /// Holds a step back until a gate is passed that was not in the way when the request began: the
  /// device has been locked since. The driver checks for such a gate before each step that needs
  /// the app.
  ///
  /// Everything said until now is kept, except a yes.
  public mutating func hold(_ step: Step, until gate: Gate) -> Step {
    current?.hold(step, until: gate)
    return ask(Question(kind: gate.prompt, gate: gate))
  }

  /// Asks which of several things one word means, before the app is asked.
  private mutating func disambiguate(
    _ parameter: ParameterDescription, in request: OpenRequest
  ) -> Step? {
    let values = request.intent.arguments[parameter.id]?.values ?? []
    guard let element = values.firstIndex(where: { !$0.rivals.isEmpty }) else { return nil }
    let options = [values[element].value] + values[element].rivals
    return choose(among: options, for: parameter.id, element: element)
  }

  /// Offers two to ten options; with more, asks for something more specific.
  mutating func choose(
    among options: [Value], for parameter: ParameterID, element: Int
  ) -> Step {
    let kind: PromptKind =
      options.count > Prompt.maximumOptions ? .needsMoreDetails : .disambiguation
    return ask(Question(kind: kind, parameter: parameter, element: element, options: options))
  }

  // MARK: Asking

  /// Puts a question to the user; the turn is complete with it.
  mutating func ask(_ question: Question) -> Step {
    guard var request = requests.popLast() else { return .listen }
    if case .choosingApp(let choices, _) = request.phase {
      request.phase = .choosingApp(choices, question)
    } else {
      request.phase = .asking(question)
    }
    requests.append(request)
    showPrompt()
    return .listen
  }

  /// Puts the open question into the turn.
  mutating func showPrompt() {
    guard let request = current, let question = request.question else { return }
    draft.prompt = Prompt(
      kind: question.kind, parameter: question.parameter,
      question: writer.text(of: question, in: request),
      listQuestion: writer.listText(of: question, in: request), options: shownOptions(of: question),
      reason: question.kind == .unsupported ? question.reason : nil)
    if draft.result == nil {
      draft.intent = request.intent.settled
      let isLate = question.kind == .confirmIntent || request.isAtFinalGate
      draft.stage = isLate ? .confirm : .resolve
    }
    draft.snippet = draft.snippet ?? question.response?.snippet
  }

  /// The options to show: none when there are more than ten.
  private func shownOptions(of question: Question) -> [Item] {
    guard question.showsOptions, let app = current?.app else { return [] }
    return question.options.map { Item(id: $0.identifier, display: writer.name($0, of: app)) }
  }

  /// Asks the open question again, in more helpful words each time.
  mutating func askAgain() -> Step {
    guard var question else { return .listen }
    question.attempt += 1
    return ask(question)
  }

  // MARK: Ending

  /// Ends the open request, and takes up the one below it.
  mutating func end(_ response: Response, as result: TurnResult) -> Step {
    guard let request = requests.popLast() else { return .listen }
    if let say = response.say, !say.isEmpty { draft.say.append(say) }
    draft.end(request.intent, response, as: result)
    draft.endings[request.request.id] = .init(result: result, brought: response.brought)
    return resume()
  }

  /// Takes up the request below the one that has ended.
  mutating func resume() -> Step {
    guard let request = current, let question = request.question else { return .listen }
    if question.kind != .chooseApp {
      say("request.resumed", ["title": request.description.title, "app": request.app.displayName])
    }
    switch question.kind {
    case .confirmIntent where !question.isInquiry, .unsupported where !question.isInquiry:
      return reconsider(question)
    // The user's yes came before the other request, so the question behind it is asked again.
    case _ where request.isAtFinalGate: return reconsider(question)
    default:
      showPrompt()
      return .listen
    }
  }

  /// Has the app check everything again, also the value it refused: the request between may have
  /// changed what can be done.
  private mutating func reconsider(_ question: Question) -> Step {
    if let refused = question.refused, let parameter = question.parameter {
      current?.intent.replace(question.element, of: parameter, with: refused)
    }
    current?.agreed = []
    return proceed()
  }

  /// Adds one of the assistant's own sentences to the turn.
  mutating func say(_ key: String, _ values: [String: String] = [:]) {
    draft.say.append(wording.text(key, values))
  }
}
