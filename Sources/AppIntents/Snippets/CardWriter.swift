// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Turns views into the lines of a card.
struct CardWriter {
  /// The content of one line.
  struct Row {
    var pieces: [String] = []
    /// The number of pieces in the label, before the value begins; nil for a line without a label.
    var parts: Int?
    var isHeading = false
  }

  private(set) var rows: [Row] = []
  private var open: Row?
  private var isHeading = false
  let wording: Wording

  init(wording: Wording) { self.wording = wording }

  /// Adds words to the open line, or as a line of their own if none is open.
  mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if open != nil {
      open?.pieces.append(text)
    } else {
      rows.append(Row(pieces: [text], isHeading: isHeading))
    }
  }

  /// Writes views side by side, in one line.
  mutating func row(_ write: (inout CardWriter) -> Void) {
    guard open == nil else { return write(&self) }
    open = Row(isHeading: isHeading)
    write(&self)
    if let row = open, !row.pieces.isEmpty { rows.append(row) }
    open = nil
  }

  /// Writes views as headings.
  mutating func heading(_ write: (inout CardWriter) -> Void) {
    let outer = isHeading
    isHeading = true
    write(&self)
    isHeading = outer
  }

  /// Separates the label of the open line from its value: "Total" and "$12.00".
  mutating func part() {
    if let count = open?.pieces.count, count > 0 { open?.parts = count }
  }

  /// The card. A heading at its top becomes its title if another line follows. Nil if there is
  /// nothing on the card.
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
