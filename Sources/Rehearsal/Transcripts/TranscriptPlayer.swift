// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
public import IntentModel

/// Plays a transcript with a session and compares what is answered with what is written.
public struct TranscriptPlayer: Sendable {
  private let session: Session
  private let comingBack: @Sendable (Date) -> Session
  private let writer: TranscriptWriter

  /// - Parameter comingBack: what makes a further conversation on the same data, at a later time.
  public init(
    session: Session, apps: [AppDescription], comingBack: @escaping @Sendable (Date) -> Session
  ) {
    self.session = session
    self.comingBack = comingBack
    writer = TranscriptWriter(apps)
  }

  /// How each exchange went, in their order.
  public func play(_ transcript: Transcript) async -> [PlayedExchange] {
    var played: [PlayedExchange] = []
    var session = session
    for exchange in transcript.exchanges {
      if let time = exchange.comesBackAt { session = comingBack(time) }
      var turns = [await session.hear(exchange.said)]
      while let outcome = await session.nextOutcome() { turns.append(outcome) }
      played.append(
        PlayedExchange(
          exchange: exchange, turns: turns, answers: turns.flatMap(writer.answers)))
    }
    return played
  }
}

extension [PlayedExchange] {
  /// The exchanges that went differently than written; none when all went well.
  public var mismatches: [TranscriptMismatch] { compactMap(\.mismatch) }
}

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
