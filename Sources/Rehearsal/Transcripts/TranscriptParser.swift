// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads transcripts line by line.
struct TranscriptParser {
  let file: String
  private var settings: [TranscriptSetting] = []
  private var exchanges: [Transcript.Exchange] = []
  /// The time when the user comes back to say the next line; nil if the conversation continues.
  private var returnTime: Date?
  private var findings: [Finding] = []

  init(file: String) { self.file = file }

  mutating func parse(_ text: String) throws(FindingsError) -> Transcript {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      read(line.trimmed, number: index + 1)
    }
    guard findings.isEmpty else { throw FindingsError(findings) }
    return Transcript(settings: settings, exchanges: exchanges)
  }

  private mutating func read(_ line: Substring, number: Int) {
    guard let mark = line.first, mark != "#" else { return }
    let text = String(line.dropFirst().trimmed)
    switch mark {
    case "@": readSetting(text, line, number)
    case ">":
      exchanges.append(
        .init(said: text, comesBackAt: returnTime, answers: [], location: place(number)))
      returnTime = nil
    default: readAnswer(mark, text, line, number)
    }
  }

  private mutating func readSetting(_ text: String, _ line: Substring, _ number: Int) {
    guard let setting = TranscriptSetting(text) else {
      let problem =
        text.hasPrefix("now")
        ? "'@ now' has no time that can be read; write it like 2026-01-15T09:00:00Z"
        : "no such setting; known are locale, style, now and vocabulary"
      return report(problem, line, number)
    }
    if exchanges.isEmpty { return settings.append(setting) }
    guard case .now(let time) = setting else {
      return report(
        "a setting after something was said; move it to the top, only '@ now' may stand between",
        line, number)
    }
    returnTime = time
  }

  private mutating func readAnswer(
    _ mark: Character, _ text: String, _ line: Substring, _ number: Int
  ) {
    guard let mark = TranscriptLine.Mark(rawValue: mark) else {
      return report("a line begins with #, @, >, <, ?, | or =", line, number)
    }
    guard !exchanges.isEmpty else {
      return report("an answer before anything was said; begin with a line '> …'", line, number)
    }
    exchanges[exchanges.count - 1].answers.append(TranscriptLine(mark, text))
  }

  private mutating func report(_ message: String, _ line: Substring, _ number: Int) {
    findings.append(
      Finding(
        .error, rule: "transcript-syntax", message: message, at: place(number),
        sourceLine: String(line)))
  }

  private func place(_ line: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: 1)
  }
}
