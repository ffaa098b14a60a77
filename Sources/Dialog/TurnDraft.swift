// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The contents of a turn so far, before it has a number.
public struct TurnDraft: Hashable, Sendable {
  public var say: [String] = []
  public var prompt: Prompt?
  public var snippet: Snippet?
  public var intent: StructuredIntent?
  public var stage: Stage?
  public var result: TurnResult?
  public var code: String?
  public var activity: UserActivity?
  public var completed: StructuredIntent?

  /// The assistant's sentence that an app goes on; nil when the app has said so itself.
  var handover: String?

  /// The endings of the requests that ended in this turn.
  public var endings: [UUID: Ending] = [:]

  /// How a request has ended.
  public struct Ending: Hashable, Sendable {
    public var result: TurnResult

    /// The values it has brought, for the next step.
    public var brought: [Value]
  }

  public init() {}

  /// The finished turn.
  public func turn(number: Int, heard: String, locale: String) -> Turn {
    Turn(
      number: number, heard: heard, locale: locale, intent: intent, stage: stage, say: say,
      prompt: prompt, snippet: snippet, result: result, code: code, activity: activity,
      completed: completed)
  }

  /// Takes over how a request ended.
  mutating func end(_ intent: StructuredIntent, _ response: Response, as result: TurnResult) {
    self.intent = intent
    self.result = result
    stage = result == .inProgress ? .handle : .done
    code = response.code
    activity = response.activity
    snippet = response.snippet
    completed = result == .success || result == .continueInApp ? intent : nil
  }
}
