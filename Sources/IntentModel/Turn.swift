// SPDX-License-Identifier: Apache-2.0

/// One exchange: what the user said, what the assistant answers. Every renderer works from this.
public struct Turn: Hashable, Sendable {
  /// Counts from 1 in each conversation; work in progress ends under the number it began with.
  public var number: Int

  /// As typed.
  public var heard: String

  /// BCP 47.
  public var locale: String

  /// The request this turn is about, as far as it is known; nil when it is about none.
  public var intent: StructuredIntent?

  public var stage: Stage?

  /// Whole sentences that answer, one string a line; the prompt's question comes after them.
  public var say: [String]

  public var prompt: Prompt?
  public var snippet: Snippet?

  /// How a request ended in this turn; a prompt beside it belongs to the one that is taken up again.
  public var result: TurnResult?
  public var code: String?
  public var activity: UserActivity?

  /// The request that ended in this turn, for the record.
  public var completed: StructuredIntent?

  public init(
    number: Int, heard: String, locale: String, intent: StructuredIntent? = nil,
    stage: Stage? = nil, say: [String] = [], prompt: Prompt? = nil, snippet: Snippet? = nil,
    result: TurnResult? = nil, code: String? = nil, activity: UserActivity? = nil,
    completed: StructuredIntent? = nil
  ) {
    self.number = number
    self.heard = heard
    self.locale = locale
    self.intent = intent
    self.stage = stage
    self.say = say
    self.prompt = prompt
    self.snippet = snippet
    self.result = result
    self.code = code
    self.activity = activity
    self.completed = completed
  }

  /// All that is said, in order, the question last.
  public var spoken: [String] { say + (prompt.map { [$0.question] } ?? []) }
}

/// How a request ended.
public enum TurnResult: String, Hashable, Sendable {
  case success
  case failure
  case inProgress
  case continueInApp
  case cancelled
  case notUnderstood
}

/// How far a request has come.
public enum Stage: String, Hashable, Sendable {
  case resolve
  case confirm
  case handle
  case done
}
