// SPDX-License-Identifier: Apache-2.0

/// Nothing is said twice in a turn.
enum SaidOnce: AccessibilityRule {
  static let name = "said-once"
  static let summary = "No sentence is said twice in a turn."
  static let reason = "Who listens can't skip what is known already."

  /// Looks at sentences only, because a list may hold two things with the same name.
  static func breaches(in turn: PerceivedTurn) -> [String] {
    var heard: Set<String> = []
    return turn.sentences.filter { !heard.insert($0).inserted }.map {
      "'\($0)' is said twice; say it once"
    }
  }
}
