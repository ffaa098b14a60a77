// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Page {
  /// Adds a card in a light frame, or without one where there is no room for it.
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
