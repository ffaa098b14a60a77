// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import IntentModel

/// Plays a transcript with a session and compares what is answered with what is written.
public struct TranscriptPlayer: Sendable {
  private let session: Session
  private let writer: TranscriptWriter

  public init(session: Session, apps: [AppDescription]) {
    self.session = session
    writer = TranscriptWriter(apps)
  }

  /// The exchanges that went differently than written, in their order; none when all went well.
  public func play(_ transcript: Transcript) async -> [TranscriptMismatch] {
    var mismatches: [TranscriptMismatch] = []
    for exchange in transcript.exchanges {
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
