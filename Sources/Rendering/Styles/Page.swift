// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Lines that fit a terminal's width, with or without colour.
struct Page {
  /// The columns to fill. The last column stays free, because some terminals break the line there.
  let columns: Int
  private let isColoured: Bool
  private var lines: [String] = []

  init(width: Int, isColoured: Bool = false) {
    columns = max(width - 1, 1)
    self.isColoured = isColoured
  }

  /// The text, in which every line ends with a newline.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a paragraph from outside, which is neutralised, wrapped and painted.
  ///
  /// The lines after the first are indented if one of them would look like a line that somebody
  /// says.
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

  /// Adds a line that is ready to show.
  private mutating func addLine(_ line: String) { lines.append(line) }

  func paint(_ text: String, _ ink: Ink?) -> String {
    isColoured ? ink?.paint(text) ?? text : text
  }
}

extension String {
  /// Whether it begins like a line that somebody says: with a name and a colon, or a prompt sign.
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
  /// Names, each after the number that chooses it.
  var numbered: [String] { enumerated().map { "\($0 + 1). \($1)" } }
}

extension Page {
  /// Adds a card in a light frame, or without a frame if there is no room for it.
  mutating func add(_ card: Snippet) {
    let room = columns - 4
    guard room >= 8 else { return add(card.linear) }
    let title = card.title.map { rows($0, room) } ?? []
    let body = card.lines.flatMap { rows($0.linear, room) }
    let inside = (title + body).map(\.displayWidth).max() ?? 0
    guard inside > 0 else { return }
    let edge = String(repeating: "─", count: inside + 2)
    addLine(paint("╭\(edge)╮", .frame))
    for row in title { addRow(row, inside, .strong) }
    for row in body { addRow(row, inside, nil) }
    addLine(paint("╰\(edge)╯", .frame))
  }

  private func rows(_ text: String, _ room: Int) -> [String] {
    text.neutralised().wrapped(to: room)
  }

  private mutating func addRow(_ row: String, _ inside: Int, _ ink: Ink?) {
    let padding = String(repeating: " ", count: max(inside - row.displayWidth, 0))
    let side = paint("│", .frame)
    addLine("\(side) \(paint(row, ink))\(padding) \(side)")
  }
}

/// The uses of colour. Each is one of the terminal's sixteen colours or bold, never a background.
///
/// The text says the same without colours.
public enum Ink: Int, CaseIterable {
  case strong = 1
  case failure = 31
  case prompt = 36
  case frame = 90

  /// The escape sequence that starts this ink.
  public var start: String { "\u{1B}[\(rawValue)m" }
  /// The escape sequence that ends any ink.
  public static let end = "\u{1B}[0m"

  func paint(_ text: String) -> String { text.isEmpty ? text : start + text + Self.end }
}
