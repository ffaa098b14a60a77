// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Rendering
import Terminal
import Voice

extension RehearsalResult {
  /// A line with the result, followed by the differences. The phrases that are misheard most often
  /// when they are said differently come last.
  ///
  /// - Parameter wording: The words for a screen reader; nil for sighted readers.
  func text(linear wording: Wording?) -> String {
    let lines = wording.map(linear) ?? [head] + problemLines + heardLines + worstPhrases + missing
    return lines.map { $0.neutralised() + "\n" }.joined()
  }

  private var problemLines: [String] {
    problems.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private var head: String { "\(isPassed ? "ok" : "failed") \(title)" }

  /// Keys: `terminal.passed` and `terminal.failed` with `${text}`.
  private func linear(_ wording: Wording) -> [String] {
    let key = isPassed ? "terminal.passed" : "terminal.failed"
    let difference = LinearDifference(wording: wording)
    return [wording.text(key, ["text": title])] + problems.flatMap(difference.lines)
      + hearing.flatMap(\.linear)
      + (worstPhrases + missing).map { String($0.drop { $0 == " " }) }
  }

  private var title: String {
    switch subject {
    case .transcript: subject.name
    case .sentences: "\(subject.name): \(counts)"
    case .coverage: "\(subject.name): \(reachedShare)"
    case .phrases:
      "\(subject.name): \(counts)\(share)"
    }
  }

  private var counts: String {
    failed == 0 ? "\(passed) passed" : "\(passed) passed, \(failed) failed"
  }

  private var share: String {
    shareSaidDifferently.map { ", \(Self.percent($0)) when said differently" } ?? ""
  }

  // MARK: Hearing

  /// Each utterance, followed by the speech it gets: its text, the number of options, its seconds
  /// and its faults.
  private var heardLines: [String] {
    hearing.flatMap { turn in
      ["  \(turn.location.line) > \(turn.said)"] + turn.spoken.map { "    \($0)" }
        + ["    (\(turn.measures))"] + turn.flags.map { "    ! \($0)" }
    }
  }

  // MARK: Coverage

  private static let shownItems = 20

  private var reachedShare: String {
    guard let coverage else { return "" }
    let tallies = CoverageItem.Kind.allCases.compactMap { kind -> String? in
      let tally = coverage.tally(of: kind)
      return tally.all == 0 ? nil : "\(kind.rawValue) \(tally.reached)/\(tally.all)"
    }
    return "\(coverage.shownPercent) (\(tallies.joined(separator: ", ")))"
  }

  private var missing: [String] {
    let missing = Dictionary(grouping: coverage?.missing ?? [], by: \.kind)
    return CoverageItem.Kind.allCases.flatMap { kind -> [String] in
      guard let items = missing[kind] else { return [] }
      let rest = items.count - Self.shownItems
      return ["  \(kind.rawValue) not reached:"]
        + items.prefix(Self.shownItems).map { item in
          "    \(item.place.map { "\($0): " } ?? "")\(item.name)"
        } + (rest > 0 ? ["    … \(rest) more"] : [])
    }
  }

  // MARK: Phrases

  private static let shownPhrases = 5
  private static let shownSentences = 2

  private var worstPhrases: [String] {
    phrases.filter { ($0.share ?? 1) < 1 }.sorted { ($0.share ?? 1) < ($1.share ?? 1) }
      .prefix(Self.shownPhrases).flatMap(lines)
  }

  private func lines(_ phrase: PhraseResult) -> [String] {
    let head = "  \(Self.percent(phrase.share ?? 1)) \(phrase.template.location): "
    let changed = phrase.misheard.filter { $0.perturbation != nil }.prefix(Self.shownSentences)
    return [head + phrase.template.text]
      + changed.map { "    \($0.perturbation?.rawValue ?? ""): \($0.description)" }
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}

extension HeardTurn {
  /// `7 options, 8.2 seconds`.
  var measures: String {
    let seconds = "\((self.seconds * 10).rounded() / 10) seconds"
    return options == 0 ? seconds : "\(options) options, \(seconds)"
  }

  /// The same in words, without signs that a screen reader would spell out.
  var linear: [String] {
    ["Line \(location.line): \(said)"] + spoken + ["\(measures)."]
      + flags.map { "It \($0)." }
  }

  /// One turn of `rehearse --hear --json`.
  var json: OrderedJSON {
    [
      "line": .integer(location.line), "said": .string(said), "spoken": .string(text),
      "language": .string(language), "options": .integer(options),
      "seconds": .decimal((seconds * 100).rounded() / 100),
      "flags": .strings(flags.map(\.description)),
    ]
  }
}
