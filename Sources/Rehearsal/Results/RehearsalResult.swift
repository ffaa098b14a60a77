// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Voice

/// How one subject of a rehearsal went: a transcript, sentence tests, the phrases of an app.
public struct RehearsalResult: Hashable, Sendable {
  /// What was rehearsed.
  public enum Subject: Hashable, Sendable {
    case transcript(file: String)
    /// - Parameter place: the file of the tests, or the folder they lie in.
    case sentences(place: String, language: String)
    /// - Parameter app: its identifier.
    case phrases(app: String, language: String)
    /// What all else came across of an app.
    /// - Parameter app: its identifier.
    case coverage(app: String, language: String)
  }

  /// One thing that was tried.
  public struct Trial: Hashable, Sendable {
    /// The sentence, or the line that was said.
    public var name: String
    /// The place, what was expected and what came, in lines as people read them; nil when it went as written.
    ///
    /// No text of a file begins one of the lines: what ends a line in it is a blank here.
    public var problem: String?

    public init(_ name: String, problem: String? = nil) {
      self.name = name
      self.problem = problem
    }
  }

  public var subject: Subject

  public var trials: [Trial]

  /// What could not be read, and so was not tried; in lines as those of a problem.
  public var faults: [String]

  /// How each phrase went, where phrases are what was rehearsed.
  public var phrases: [PhraseResult] = []

  /// What was said and answered, where a transcript is what was rehearsed.
  public var conversation: [PlayedExchange] = []

  /// How each turn is heard, where that is asked for.
  public var hearing: [HeardTurn] = []

  /// What was come across, where that is what it is about.
  public var coverage: Coverage?

  /// The percentage that is asked for there; nil for any.
  public var minimum: Double?

  /// What was come across of the apps, where that is asked for.
  public var reached: [Coverage.Subject: Set<CoverageItem>] = [:]

  public init(_ subject: Subject, trials: [Trial] = [], faults: [String] = []) {
    self.subject = subject
    self.trials = trials
    self.faults = faults
  }

  /// The mean share understood of its phrases said differently, between 0 and 1; nil where none was.
  public var shareSaidDifferently: Double? {
    let shares = phrases.compactMap(\.share)
    return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
  }

  public var isPassed: Bool { failed == 0 }

  public var passed: Int { trials.count { $0.problem == nil } }

  /// With what could not be tried.
  public var failed: Int { trials.count - passed + faults.count }

  /// What could not be read, then what went differently.
  public var problems: [String] { faults + trials.compactMap(\.problem) }
}

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
