// SPDX-License-Identifier: Apache-2.0

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
