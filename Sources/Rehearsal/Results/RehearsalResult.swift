// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Voice

/// The result for one subject of a rehearsal, such as a transcript or the phrases of an app.
public struct RehearsalResult: Hashable, Sendable {
  /// The subject of a rehearsal.
  public enum Subject: Hashable, Sendable {
    case transcript(file: String)
    /// The sentence tests of a file or of a folder.
    case sentences(place: String, language: String)
    /// The phrases of an app, by its identifier.
    case phrases(app: String, language: String)
    /// The items of an app that all other subjects reached, by the app's identifier.
    case coverage(app: String, language: String)
  }

  /// One sentence or line that was tried.
  public struct Trial: Hashable, Sendable {
    /// The sentence, or the user's line.
    public var name: String
    /// The place, the expected and the actual result, in lines for people; nil if the trial passed.
    ///
    /// No line begins with text of a file: line breaks in such text become blanks.
    public var problem: String?

    public init(_ name: String, problem: String? = nil) {
      self.name = name
      self.problem = problem
    }
  }

  public var subject: Subject

  public var trials: [Trial]

  /// The parts that could not be read and so were not tried, each in lines like those of a problem.
  public var faults: [String]

  /// The result of each phrase, if the subject is an app's phrases.
  public var phrases: [PhraseResult] = []

  /// The exchanges as they were played, if the subject is a transcript.
  public var conversation: [PlayedExchange] = []

  /// The turns as listeners hear them, if that was asked for.
  public var hearing: [HeardTurn] = []

  /// The coverage, if that is the subject.
  public var coverage: Coverage?

  /// The required coverage in per cent; nil if any is enough.
  public var minimum: Double?

  /// The items of the apps that were reached, if coverage was asked for.
  public var reached: [Coverage.Subject: Set<CoverageItem>] = [:]

  public init(_ subject: Subject, trials: [Trial] = [], faults: [String] = []) {
    self.subject = subject
    self.trials = trials
    self.faults = faults
  }

  /// The mean over the phrases of the share of changed sentences that were understood, between 0
  /// and 1; nil if none was changed.
  public var shareSaidDifferently: Double? {
    let shares = phrases.compactMap(\.share)
    return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
  }

  public var isPassed: Bool { failed == 0 }

  public var passed: Int { trials.count { $0.problem == nil } }

  /// The number of failed trials and of parts that could not be read.
  public var failed: Int { trials.count - passed + faults.count }

  /// The parts that could not be read, then the problems of the trials.
  public var problems: [String] { faults + trials.compactMap(\.problem) }
}

extension RehearsalResult {
  /// Creates the result of sentence tests.
  public init(_ subject: Subject, outcomes: [SentenceOutcome], findings: [Finding] = []) {
    self.init(
      subject,
      trials: outcomes.map { outcome in
        Trial(outcome.sentence.text, problem: outcome.isRight ? nil : outcome.description)
      },
      faults: findings.map(\.description))
  }

  /// Creates the result of a transcript.
  public init(_ file: String, _ conversation: [PlayedExchange]) {
    self.init(
      .transcript(file: file),
      trials: conversation.map { Trial($0.exchange.said, problem: $0.mismatch?.description) })
    self.conversation = conversation
  }

  /// Creates the result of an app's phrases.
  ///
  /// Each phrase is a trial. A phrase without sentences is left out, because it is not a fault.
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
  /// Creates the result of an app's coverage.
  ///
  /// - Parameters:
  ///   - coverage: the coverage.
  ///   - minimum: the required coverage in per cent; nil if any is enough.
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
  /// The percentage, such as `83.3%`, rounded down so that only full coverage shows as 100%.
  public var shownPercent: String { Self.percent(percent) }

  static func percent(_ percent: Double) -> String {
    "\((percent * 10).rounded(.down) / 10)%".replacing(".0%", with: "%")
  }
}

extension PhraseResult {
  /// The place and the misunderstood sentences; nil if all sentences as written were understood.
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
  /// The sentence and its reading, such as `order clam chowdr: MonkeyChat.INSendMessageIntent`.
  public var description: String { "\(text): \(heard ?? "(not understood)")" }
}
