// SPDX-License-Identifier: Apache-2.0

/// A request to the assistant itself, which is possible at any point.
public enum UniversalRequest: String, Hashable, Sendable, CaseIterable {
  case cancel = "Cancel"
  case help = "Help"
  case repetition = "Repeat"
  case goBack = "GoBack"
  case startOver = "StartOver"
  /// "Where are we?"
  case summary = "Summary"
  /// "What can you do?"
  case abilities = "Abilities"
  /// "What do you suggest?"
  case suggestions = "Suggestions"
  case thanks = "Thanks"
  case greeting = "Greeting"
  case farewell = "Farewell"
}
