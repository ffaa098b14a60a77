// SPDX-License-Identifier: Apache-2.0

/// Texts have no frames, arrows, bullets or emoji.
enum PlainWords: AccessibilityRule {
  static let name = "plain-words"
  static let summary = "No frames, arrows, bullets or emoji in what an app says or shows."
  static let reason = "One screen reader is silent at such a sign, the next spells it out."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    turn.texts.compactMap { text in
      let signs = Set(turn.own(text).filter(\.isUnspeakable)).sorted()
      guard !signs.isEmpty else { return nil }
      let list = signs.map { "'\($0)'" }.joined(separator: ", ")
      return "'\(text)' has \(list); write words"
    }
  }
}
