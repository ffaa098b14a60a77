// SPDX-License-Identifier: Apache-2.0

/// An app's answer when it is asked to confirm or to carry out a request.
public struct Response: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// It can be done; only in answer to a confirmation.
    case ready
    case success
    case failure
    /// It goes on after the answer.
    case inProgress
    /// The app takes over at this place.
    case continueInApp(UserActivity)
  }

  public var outcome: Outcome

  /// The app's own name for what happened, such as `outOfStock`; nil for none.
  public var code: String?

  /// Whole sentences in the user's language; nil leaves the words to the assistant.
  public var say: String?

  public var snippet: Snippet?

  /// The values that were settled on while it was done, by their parameters.
  public var settled: [ParameterID: [Value]] = [:]

  /// The values it has brought, for the next step; empty for none.
  public var brought: [Value] = []

  public init(
    _ outcome: Outcome, code: String? = nil, say: String? = nil, snippet: Snippet? = nil
  ) {
    self.outcome = outcome
    self.code = code
    self.say = say
    self.snippet = snippet
  }

  public var activity: UserActivity? {
    if case .continueInApp(let activity) = outcome { activity } else { nil }
  }
}
