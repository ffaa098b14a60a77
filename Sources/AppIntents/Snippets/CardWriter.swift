// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Turns views into the lines of a card.
struct CardWriter {
  /// What stands on one line.
  struct Row {
    var pieces: [String] = []
    /// Where a space parts what something is from what it says.
    var parts: Int?
    var isHeading = false
  }

  private(set) var rows: [Row] = []
  private var open: Row?
  private var isHeading = false
  let wording: Wording

  init(wording: Wording) { self.wording = wording }

  /// Adds words: to the line that is open, else as a line of their own.
  mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if open != nil {
      open?.pieces.append(text)
    } else {
      rows.append(Row(pieces: [text], isHeading: isHeading))
    }
  }

  /// Writes what stands side by side.
  mutating func row(_ write: (inout CardWriter) -> Void) {
    guard open == nil else { return write(&self) }
    open = Row(isHeading: isHeading)
    write(&self)
    if let row = open, !row.pieces.isEmpty { rows.append(row) }
    open = nil
  }

  /// Writes what stands below each other; within a line it goes on in the line.
  mutating func heading(_ write: (inout CardWriter) -> Void) {
    let outer = isHeading
    isHeading = true
    write(&self)
    isHeading = outer
  }

  /// Parts what something is from what it says: "Total" and "$12.00".
  mutating func part() {
    if let count = open?.pieces.count, count > 0 { open?.parts = count }
  }

  /// The card; a heading at its top is its title. Nil where there is nothing on it.
  var snippet: Snippet? {
    var rows = rows
    var title: String?
    if rows.count > 1, rows[0].isHeading { title = rows.removeFirst().text }
    let lines = rows.map(\.line)
    return lines.isEmpty && title == nil ? nil : Snippet(title: title, lines: lines)
  }
}

extension CardWriter.Row {
  var text: String { pieces.joined(separator: " ") }

  var line: Snippet.Line {
    guard let parts, parts < pieces.count else { return Snippet.Line(text) }
    return Snippet.Line(
      pieces[parts...].joined(separator: " "), label: pieces[..<parts].joined(separator: " "))
  }
}
