// SPDX-License-Identifier: Apache-2.0

/// One thing that must hold of every turn, for whoever hears it or reads it by touch.
public protocol AccessibilityRule: Sendable {
  /// In words joined by hyphens: `plain-words`.
  static var name: String { get }

  /// What must hold, in a sentence.
  static var summary: String { get }

  /// Why, in a sentence.
  static var reason: String { get }

  /// What doesn't hold and, after a semicolon, how to mend it.
  static func breaches(in turn: PerceivedTurn) -> [String]
}
