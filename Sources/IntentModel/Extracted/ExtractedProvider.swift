// SPDX-License-Identifier: Apache-2.0

/// A type that lists an app's App Shortcuts.
public struct ExtractedProvider: Hashable, Sendable, Codable {
  public var name: String
  public var place: SourceLocation
  /// In the order of the source.
  public var shortcuts: [ExtractedShortcut] = []
  public var negativePhrases: [ExtractedPhrase] = []

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}
