// SPDX-License-Identifier: Apache-2.0

/// Spoken answers and questions are whole sentences.
enum WholeSentences: AccessibilityRule {
  static let name = "whole-sentences"
  static let summary = "What is said ends as a sentence does."
  static let reason = "A voice pauses at a sentence's end; without one it runs into what follows."

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？", ":", "：", "．"]
  private static let closing: Set<Character> = ["”", "»", "」", "』", "\"", ")", "）", "’"]

  static func breaches(in turn: PerceivedTurn) -> [String] {
    turn.sentences.filter { !isWhole($0) }.map { "'\($0)' has no end; end it with a full stop" }
  }

  /// A numbered line counts as whole, because it is an item of a list.
  private static func isWhole(_ text: String) -> Bool {
    let last = text.last { !closing.contains($0) && !$0.isWhitespace }
    return last.map(ends.contains) ?? true || text.contains(#/^\d+\. /#)
  }
}
