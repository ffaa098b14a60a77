// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering
import Terminal
import Voice

extension Finding {
  /// The finding for a screen reader: its severity, its place, and the line without a caret under
  /// it.
  ///
  /// Keys: `terminal.finding.error` and so on with `${place}`, `${message}` and `${rule}`;
  /// `terminal.sourceLine` with `${text}`.
  func linear(_ wording: Wording) -> [String] {
    let head = wording.text(
      "terminal.finding.\(severity.rawValue)",
      ["place": location.linear(wording), "message": message, "rule": rule])
    let line = (sourceLine ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [head] + (line.isEmpty ? [] : [wording.text("terminal.sourceLine", ["text": line])])
  }

  /// The finding as lines of text, the last one ended. No text in it can begin a line of its own.
  ///
  /// - Parameter wording: The words for a screen reader; nil for sighted readers.
  func text(linear wording: Wording?) -> String {
    (wording.map(linear) ?? lines).map { $0.neutralised() + "\n" }.joined()
  }
}

extension Sequence<Finding> {
  /// Writes the findings to standard error.
  ///
  /// - Parameter wording: The words for a screen reader; nil for sighted readers.
  func tell(linear wording: Wording?) throws {
    for finding in self { try Output.error.write(finding.text(linear: wording)) }
  }
}

extension SourceLocation {
  /// Keys: `terminal.place.line` with `${file}` and `${line}`; `terminal.place` also with
  /// `${column}`.
  fileprivate func linear(_ wording: Wording) -> String {
    guard line > 0 else { return file }
    let key = column > 0 ? "terminal.place" : "terminal.place.line"
    return wording.text(
      key, ["file": file, "line": String(line), "column": String(column)])
  }
}

extension TypedValue {
  /// The value for a screen reader: `currency: 20 USD, heard as 20 US dollars.`
  ///
  /// Key: `terminal.value` with `${kind}`, `${value}` and `${text}`.
  func linear(_ wording: Wording) -> String {
    let number = if case .string(let text) = value { text } else { OrderedJSON(value).text }
    let value = [number, unit].compactMap(\.self).joined(separator: " ")
    return wording.text(
      "terminal.value", ["kind": type.rawValue, "value": value, "text": heard])
  }
}
