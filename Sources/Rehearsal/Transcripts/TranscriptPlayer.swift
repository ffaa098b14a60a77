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

  /// The exchanges that went differently than written, in their order; none when all went well.
  public func play(_ transcript: Transcript) async -> [TranscriptMismatch] {
    var mismatches: [TranscriptMismatch] = []
    var session = session
    for exchange in transcript.exchanges {
      if let time = exchange.comesBackAt { session = comingBack(time) }
      var actual = writer.answers(of: await session.hear(exchange.said))
      while let outcome = await session.nextOutcome() {
        actual += writer.answers(of: outcome)
      }
      if let mismatch = TranscriptMismatch(exchange, actual: actual) {
        mismatches.append(mismatch)
      }
    }
    return mismatches
  }
}
