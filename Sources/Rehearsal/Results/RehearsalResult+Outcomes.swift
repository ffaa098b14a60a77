// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Voice

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

  /// How the phrases of an app went: a phrase is a trial, and one without anything to say is a fault of
  /// nobody's.
  public init(_ set: PhraseSet, _ phrases: [PhraseResult]) {
    self.init(
      .phrases(app: set.app.rawValue, language: set.language),
      trials: phrases.filter { $0.asWritten.said > 0 }.map { phrase in
        Trial(phrase.template.text, problem: phrase.problem)
      })
    self.phrases = phrases
  }
}

extension PhraseResult {
  /// The place and each sentence that is not taken for what the phrase says; nil when all are.
  var problem: String? {
    let wrong = misheard.filter { $0.perturbation == nil }
    guard !wrong.isEmpty else { return nil }
    let head = "\(template.location): \(template.text)"
    let lines = wrong.prefix(Self.shownSentences).map { "  + \($0.description)" }
    let rest = wrong.count - lines.count
    return ([head] + lines + (rest > 0 ? ["  + … \(rest) more"] : [])).joined(separator: "\n")
  }

  private static let shownSentences = 5
}

extension PhraseResult.Misheard: CustomStringConvertible {
  /// `order clam chowdr: MonkeyChat.INSendMessageIntent`.
  public var description: String { "\(text): \(heard ?? "(not understood)")" }
}
