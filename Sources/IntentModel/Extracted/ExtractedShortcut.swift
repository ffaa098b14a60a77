// SPDX-License-Identifier: Apache-2.0

/// An App Shortcut: an intent and its phrases.
public struct ExtractedShortcut: Hashable, Sendable, Codable {
  /// The name of the intent's type.
  public var intent: String
  public var place: SourceLocation

  /// The values the intent is made with: numbers, texts, truths, and cases of enumerations by name.
  public var presets: [String: JSONValue] = [:]

  /// Those that are written out, the primary one first.
  public var phrases: [ExtractedPhrase] = []

  public var shortTitle: String?

  public init(intent: String, place: SourceLocation) {
    (self.intent, self.place) = (intent, place)
  }
}
