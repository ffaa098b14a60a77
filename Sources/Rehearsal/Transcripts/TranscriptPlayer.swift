// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
public import IntentModel

/// Plays a transcript with a session and compares the answers with the written ones.
public struct TranscriptPlayer: Sendable {
  private let session: Session
  private let comingBack: @Sendable (Date) -> Session
  private let writer: TranscriptWriter

  /// - Parameters:
  ///   - session: The session of the first conversation.
  ///   - apps: The apps, which give the order of each intent's parameters.
  ///   - comingBack: Makes the session of a new conversation on the same data, at a time.
  public init(
    session: Session, apps: [AppDescription], comingBack: @escaping @Sendable (Date) -> Session
  ) {
    self.session = session
    self.comingBack = comingBack
    writer = TranscriptWriter(apps)
  }

  /// Plays all exchanges and returns them in order, with their actual answers.
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
  /// The exchanges that went differently from what is written; empty if there are none.
  public var mismatches: [TranscriptMismatch] { compactMap(\.mismatch) }
}

/// An exchange of a transcript, with its actual answers.
public struct PlayedExchange: Hashable, Sendable {
  public var exchange: Transcript.Exchange

  /// The answer's turn, then one more for each outcome of work that continued in the background.
  public var turns: [Turn]

  /// The turns as lines of a transcript.
  public var answers: [TranscriptLine]

  /// The difference from the written exchange; nil if there is none.
  public var mismatch: TranscriptMismatch? { TranscriptMismatch(exchange, actual: answers) }
}
