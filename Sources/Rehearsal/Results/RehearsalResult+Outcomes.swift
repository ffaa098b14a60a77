// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension RehearsalResult {
  /// How sentence tests went.
  public init(_ subject: Subject, outcomes: [SentenceOutcome], findings: [Finding] = []) {
    self.init(
      subject,
      trials: outcomes.map { outcome in
        Trial(outcome.sentence.text, problem: outcome.isRight ? nil : outcome.description)
      },
      faults: findings.map(\.description))
  }

  /// How a transcript went.
  public init(_ file: String, _ transcript: Transcript, mismatches: [TranscriptMismatch]) {
    let problems = Dictionary(mismatches.map { ($0.location, $0.description) }) { first, _ in first
    }
    self.init(
      .transcript(file: file),
      trials: transcript.exchanges.map { Trial($0.said, problem: problems[$0.location]) })
  }
}
