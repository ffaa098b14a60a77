// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An app's answer, made into the response that the assistant gives.
struct ExtensionAnswer {
  private let reply: INIntentResponse
  private let call: ExtensionCall
  private let isConfirmation: Bool
  private let code: ResponseCode

  init(_ reply: INIntentResponse, to call: ExtensionCall, isConfirmation: Bool) {
    self.reply = reply
    self.call = call
    self.isConfirmation = isConfirmation
    code = ResponseCode(of: reply)
  }

  /// - Parameter card: the app's own card, which replaces the assistant's; nil if there is none.
  func response(card: Snippet?) -> Response {
    Response(outcome, code: code.isPlain ? nil : code.name, say: say, snippet: card ?? standardCard)
  }

  private var outcome: Response.Outcome {
    if code.opensApp { return .continueInApp(activity) }
    switch code.status {
    case .inProgress where !isConfirmation: return .inProgress
    case .failure: return .failure
    default: return isConfirmation ? .ready : .success
    }
  }

  /// The text for the code: the app's own, else SiriKit's for the intent.
  private var say: String? {
    let values = call.texts.merging(reply.properties.mapValues(\.display)) { $1 }
    let isReady = isConfirmation && !code.isFailure && !code.opensApp
    let key = isReady ? "confirmIntent" : "response.\(code.name)"
    return call.context.wording.fullest("\(call.shape.id).\(key)", values)
  }

  private var standardCard: Snippet? {
    reply.lines.isEmpty ? nil : Snippet(lines: reply.lines)
  }

  /// The app's own activity, else one that carries the request.
  private var activity: UserActivity { reply.userActivity?.neutral ?? call.activity }
}
