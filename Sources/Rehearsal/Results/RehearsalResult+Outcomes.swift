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
  public init(_ file: String, _ conversation: [PlayedExchange]) {
    self.init(
      .transcript(file: file),
      trials: conversation.map { Trial($0.exchange.said, problem: $0.mismatch?.description) })
    self.conversation = conversation
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
    reached = [set.subject: phrases.reduce(into: []) { $0.formUnion($1.reached) }]
  }
}

extension RehearsalResult {
  /// What was come across of an app.
  ///
  /// - Parameter minimum: the percentage that is asked for; nil for any.
  public init(_ coverage: Coverage, minimum: Double?) {
    let subject = coverage.subject
    let name = "at least \(Coverage.percent(minimum ?? 0))"
    let isTooLittle = minimum.map { coverage.percent < $0 } ?? false
    let problem =
      isTooLittle
      ? "\(subject.app): error: \(coverage.shownPercent) is reached, "
        + "\(name) is asked for; say what is missing in a transcript [coverage]" : nil
    self.init(
      .coverage(app: subject.app.rawValue, language: subject.language),
      trials: minimum == nil ? [] : [Trial(name, problem: problem?.onOneLine)])
    self.coverage = coverage
    self.minimum = minimum
  }
}

extension Coverage {
  /// `83.3%`, rounded down so that 100% is all of it.
  public var shownPercent: String { Self.percent(percent) }

  static func percent(_ percent: Double) -> String {
    "\((percent * 10).rounded(.down) / 10)%".replacing(".0%", with: "%")
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
    let all = [head] + lines + (rest > 0 ? ["  + … \(rest) more"] : [])
    return all.map(\.onOneLine).joined(separator: "\n")
  }

  private static let shownSentences = 5
}

extension PhraseResult.Misheard: CustomStringConvertible {
  /// `order clam chowdr: MonkeyChat.INSendMessageIntent`.
  public var description: String { "\(text): \(heard ?? "(not understood)")" }
}
