// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An exchange of a transcript, and how it really went.
public struct PlayedExchange: Hashable, Sendable {
  public var exchange: Transcript.Exchange

  /// What was answered: one turn, and one more for each outcome of work that went on.
  public var turns: [Turn]

  /// The same as a transcript has it.
  public var answers: [TranscriptLine]

  /// Nil where it went as written.
  public var mismatch: TranscriptMismatch? { TranscriptMismatch(exchange, actual: answers) }
}
