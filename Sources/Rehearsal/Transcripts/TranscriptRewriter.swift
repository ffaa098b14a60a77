// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Writes the actual answers into the text of a transcript. Comments, blank lines and settings
/// stay.
public struct TranscriptRewriter {
  private var lines: [String]

  /// - Parameter text: the text that the transcript was read from.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
  }

  /// The text with the actual answers instead of the expected ones.
  ///
  /// A line that accepts the actual one stays unchanged, including its `…`.
  public func text(with mismatches: [TranscriptMismatch]) -> String {
    text(replacing: mismatches.map { ($0.location.line, $0.mended) })
  }

  /// The text with `…` for the numbers and times that differ, and nothing else changed.
  public func text(leavingOpen mismatches: [TranscriptMismatch]) -> String {
    text(
      replacing: mismatches.compactMap { mismatch in
        mismatch.leftOpen.map { (mismatch.location.line, $0) }
      })
  }

  /// - Parameter answers: the answers, with the number of the user's line before them.
  private func text(replacing answers: [(line: Int, answers: [TranscriptLine])]) -> String {
    var lines = lines
    // Replaces from the end, so that earlier lines keep their numbers.
    for (line, answers) in answers.sorted(by: { $0.line > $1.line }) {
      replaceAnswers(below: line, by: answers, in: &lines)
    }
    return lines.joined(separator: "\n")
  }

  /// - Parameter line: the number of the user's line, from 1, which is also the next line's index.
  private func replaceAnswers(
    below line: Int, by answers: [TranscriptLine], in lines: inout [String]
  ) {
    var place = line
    var first = line
    var isFirst = true
    while place < lines.count, !Self.beginsSomethingNew(lines[place]) {
      guard Self.isAnswer(lines[place]) else {
        place += 1
        continue
      }
      if isFirst { (first, isFirst) = (place, false) }
      lines.remove(at: place)
    }
    lines.insert(contentsOf: answers.map(\.description), at: first)
  }

  private static func beginsSomethingNew(_ line: String) -> Bool {
    let mark = line.first { !$0.isWhitespace }
    return mark == ">" || mark == "@"
  }

  private static func isAnswer(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.flatMap(TranscriptLine.Mark.init) != nil
  }
}
