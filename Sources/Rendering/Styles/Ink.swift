// SPDX-License-Identifier: Apache-2.0

/// What colours are for: one of the terminal's sixteen, or bold, never a background.
///
/// The text says the same without them.
public enum Ink: Int, CaseIterable {
  case strong = 1
  case failure = 31
  case prompt = 36
  case frame = 90

  /// What makes a terminal begin with it.
  public var start: String { "\u{1B}[\(rawValue)m" }
  /// What ends all of them.
  public static let end = "\u{1B}[0m"

  func paint(_ text: String) -> String { text.isEmpty ? text : start + text + Self.end }
}
