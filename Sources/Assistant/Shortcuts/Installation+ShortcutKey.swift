// SPDX-License-Identifier: Apache-2.0

public import Voice

extension Installation {
  /// What is said as it is compared with the phrases of shortcuts: its letters alone, folded, without blanks
  /// and without the assistant's name before them. Empty for no letters.
  public func shortcutKey(of utterance: Utterance) -> String {
    understander.habits.wordsAfterWake(utterance).joined()
  }
}
