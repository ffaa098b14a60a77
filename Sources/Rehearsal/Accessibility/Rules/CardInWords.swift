// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering

/// Everything that a card shows is also spoken.
enum CardInWords: AccessibilityRule {
  static let name = "card-in-words"
  static let summary = "All that a card shows is spoken, in words."
  static let reason = "Nobody who listens sees the card."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    let spoken = Facts(turn.linear.joined(separator: "\n"))
    return (turn.turn.snippet?.lines ?? []).filter { !spoken.hold($0) }.map {
      "the card's '\($0.linear)' is not spoken; say it"
    }
  }
}
