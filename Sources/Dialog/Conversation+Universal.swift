// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Conversation {
  /// Takes a request to the assistant itself, while a question is open.
  mutating func take(_ universal: UniversalRequest) -> Step {
    switch universal {
    case .cancel: return cancel(saying: "request.cancelled")
    case .help, .suggestions: return help()
    case .repetition:
      showPrompt()
      return .listen
    case .goBack: return goBack()
    case .startOver: return startOver()
    case .summary: return summarise()
    case .abilities, .greeting:
      showPrompt()
      return .listen
    case .farewell: return cancel(saying: "request.cancelled")
    case .thanks:
      say("idle.thanks")
      showPrompt()
      return .listen
    }
  }

  mutating func cancel(saying key: String) -> Step {
    guard let request = current else { return .listen }
    let say = wording.text(
      key, ["title": request.description.title, "app": request.app.displayName])
    return end(Response(.failure, say: say), as: .cancelled)
  }

  /// Explains what an answer looks like and what else can be said, and asks again.
  private mutating func help() -> Step {
    guard let request = current, let question = request.question else { return .listen }
    say(helpKey(for: question, in: request))
    say("help.universal")
    var helpful = question
    helpful.attempt = max(question.attempt, 1)
    return ask(helpful)
  }

  /// The key of the help for a question: the one for the parameter's type where there is a text for
  /// it.
  private func helpKey(for question: Question, in request: OpenRequest) -> String {
    let general = "help.\(question.kind.rawValue)"
    guard let type = question.parameter.flatMap({ request.description[$0]?.type }) else {
      return general
    }
    let special = "\(general).\(type.rawValue)"
    return wording.text(ifPresent: special) == nil ? general : special
  }

  /// Goes back to the question before this one, as things stood then.
  private mutating func goBack() -> Step {
    let isInquiry = question?.isInquiry == true || current?.heldQuestion != nil
    if isInquiry, current?.answered.last?.question.isInquiry == true {
      // Asking again can't undo what the app has done since.
      say("request.noWayBack")
      showPrompt()
      return .listen
    }
    guard let checkpoint = current?.answered.popLast() else {
      say("request.atStart")
      showPrompt()
      return .listen
    }
    current?.isPerforming = false
    current?.heldQuestion = nil
    current?.intent = checkpoint.intent
    current?.agreed = []
    current?.confirmed = [:]
    // The app is asked anew, since its confirmation may be different by now.
    if checkpoint.question.kind == .confirmIntent { return proceed() }
    var question = checkpoint.question
    question.attempt = 0
    return ask(question)
  }

  /// Forgets every value of the open request, also those it came with.
  private mutating func startOver() -> Step {
    guard let old = current else { return .listen }
    if case .choosingApp = old.phase {
      showPrompt()
      return .listen
    }
    var request = OpenRequest(old.request)
    request.intent.arguments = [:]
    current = request
    say("request.startedOver", ["title": request.description.title])
    return proceed()
  }

  private mutating func summarise() -> Step {
    guard let request = current else { return .listen }
    let values = writer.namedSummary(of: request)
    say(
      values.isEmpty ? "request.summary" : "request.summary.values",
      ["title": request.description.title, "app": request.app.displayName, "values": values])
    showPrompt()
    return .listen
  }
}
