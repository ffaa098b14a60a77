// SPDX-License-Identifier: Apache-2.0

/// Lines under a terminal's width, with or without colour.
struct Page {
  /// The columns to fill: the last one stays free, where some terminals break the line on their own.
  let columns: Int
  private let isColoured: Bool
  private var lines: [String] = []

  init(width: Int, isColoured: Bool = false) {
    columns = max(width - 1, 1)
    self.isColoured = isColoured
  }

  /// The text, each line ended.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a paragraph from outside: made harmless, wrapped, painted.
  mutating func add(_ paragraph: String, _ ink: Ink? = nil) {
    for line in paragraph.neutralised().wrapped(to: columns) { addLine(paint(line, ink)) }
  }

  mutating func add(_ paragraphs: [String], _ ink: Ink? = nil) {
    for paragraph in paragraphs { add(paragraph, ink) }
  }

  /// Adds a line that is ready to be shown.
  mutating func addLine(_ line: String) { lines.append(line) }

  func paint(_ text: String, _ ink: Ink?) -> String {
    isColoured ? ink?.paint(text) ?? text : text
  }
}

extension [String] {
  /// Names under the numbers that choose them.
  var numbered: [String] { enumerated().map { "\($0 + 1). \($1)" } }
}
