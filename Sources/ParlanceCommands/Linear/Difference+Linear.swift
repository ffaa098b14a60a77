// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal

/// A difference for a screen reader: words replace the marks at the beginnings of lines.
///
/// Keys: `terminal.expected` and `terminal.came` with `${text}`, `terminal.fact` with `${label}`
/// and `${text}`, and the names for the lines of a conversation, `terminal.line.response` and so
/// on.
struct LinearDifference {
  let wording: Wording

  /// - Parameter problem: The place, then lines with `-` and `+` before each difference.
  func lines(_ problem: String) -> [String] {
    problem.split(separator: "\n").map(line)
  }

  private func line(_ line: Substring) -> String {
    if let expected = line.after("  - ") {
      return wording.text("terminal.expected", ["text": words(expected)])
    }
    if let came = line.after("  + ") { return wording.text("terminal.came", ["text": words(came)]) }
    return words(line.drop { $0 == " " })
  }

  /// A line of a transcript without its mark.
  private func words(_ text: Substring) -> String {
    guard let first = text.first, text.dropFirst().first == " ",
      let mark = TranscriptLine.Mark(rawValue: first)
    else { return String(text) }
    let label = wording.text("terminal.line.\(mark.name)")
    return wording.text("terminal.fact", ["label": label, "text": String(text.dropFirst(2))])
  }
}

extension Substring {
  fileprivate func after(_ start: String) -> Substring? {
    hasPrefix(start) ? dropFirst(start.count) : nil
  }
}
