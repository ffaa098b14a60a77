// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A card's line is a sentence or a label with its value, never a row of columns.
enum LabelledLines: AccessibilityRule {
  static let name = "labelled-lines"
  static let summary = "A card's line is a label with its value, never a row of columns."
  static let reason = "Blanks that part columns are not heard, and nobody hears which column it is."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    (turn.turn.snippet?.linear ?? []).filter { $0.contains(/\t|\S {2,}\S/) }.map {
      "the card's line '\($0)' has columns; write a line for each, with a label"
    }
  }
}
