// SPDX-License-Identifier: Apache-2.0

/// A text as a definition gives it, and the key its translations have in the tables of strings.
public struct LocalizableText: Hashable, Sendable {
  /// The text in the development language; empty if the definition only has the key.
  public var text: String

  /// Six characters, or nil if the text is not to be translated.
  public var key: String?

  public init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }

  /// The text in the language of a table, else as the definition has it.
  public func text(in table: [String: String]) -> String {
    key.flatMap { table[$0] } ?? text
  }
}
