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
  ///
  /// Its further lines are set in where one of them would stand in the first column like a line of its own that
  /// somebody says.
  mutating func add(_ paragraph: String, _ ink: Ink? = nil) {
    let text = paragraph.neutralised()
    var lines = text.wrapped(to: columns)
    if columns > Self.indent.count, lines.dropFirst().contains(where: \.isLedByASpeaker) {
      let further = text.wrapped(to: columns - Self.indent.count)
      lines = further.prefix(1) + further.dropFirst().map { Self.indent + $0 }
    }
    for line in lines { addLine(paint(line, ink)) }
  }

  private static let indent = "  "

  mutating func add(_ paragraphs: [String], _ ink: Ink? = nil) {
    for paragraph in paragraphs { add(paragraph, ink) }
  }

  /// Adds a line that is ready to be shown.
  mutating func addLine(_ line: String) { lines.append(line) }

  func paint(_ text: String, _ ink: Ink?) -> String {
    isColoured ? ink?.paint(text) ?? text : text
  }
}

extension String {
  /// Whether it begins like a line that somebody says: with a name and a colon, or with a sign that asks for input.
  fileprivate var isLedByASpeaker: Bool {
    guard let first, !first.isPromptSign else { return !isEmpty }
    let name = prefix { $0.isLetter }
    guard !name.isEmpty else { return false }
    return dropFirst(name.count).first { !$0.isWhitespace }?.isColon ?? false
  }
}

extension Character {
  fileprivate var isPromptSign: Bool { ">＞›❯➜".contains(self) }
  fileprivate var isColon: Bool { ":：﹕ː꞉∶׃".contains(self) }
}

extension [String] {
  /// Names under the numbers that choose them.
  var numbered: [String] { enumerated().map { "\($0 + 1). \($1)" } }
}
