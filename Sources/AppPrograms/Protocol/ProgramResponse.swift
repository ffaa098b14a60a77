// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An app's final message: `{"outcome":"success","code":"…","say":"…","card":{…}}`.
///
/// Without `say`, the words are the app's text for the code or the outcome, filled with the values
/// of the request and of the response.
struct ProgramResponse: Decodable, Sendable {
  enum Outcome: String, Decodable, Sendable {
    case ready
    case success
    case failure
    case inProgress
    case continueInApp

    /// The key of its words among an app's texts, after the intent's name.
    fileprivate var key: String { self == .ready ? "confirmIntent" : "response.\(rawValue)" }
  }

  let outcome: Outcome
  private let code: String?
  private let say: ProgramText?
  private let values: [String: ProgramValue]?
  private let card: ProgramCard?
  private let activity: UserActivity?

  func worded(for intent: StructuredIntent, in context: RequestContext) -> Response {
    Response(
      modelOutcome(for: intent), code: code,
      say: say?.text(in: context.wording) ?? words(for: intent, context),
      snippet: card?.snippet(in: context.wording))
  }

  private func words(for intent: StructuredIntent, _ context: RequestContext) -> String? {
    let own = (values ?? [:]).mapValues(\.value.display)
    let all = intent.displays(in: context.wording).merging(["app": context.appName]) { $1 }
      .merging(own) { $1 }
    let key = code.map { "response.\($0)" } ?? outcome.key
    return context.wording.fullest("\(intent.intent).\(key)", all)
  }

  private func modelOutcome(for intent: StructuredIntent) -> Response.Outcome {
    switch outcome {
    case .ready: .ready
    case .success: .success
    case .failure: .failure
    case .inProgress: .inProgress
    case .continueInApp: .continueInApp(activity ?? UserActivity(type: "\(intent.intent)Intent"))
    }
  }
}
