// SPDX-License-Identifier: Apache-2.0

/// Words that people are to say.
public struct ExtractedPhrase: Hashable, Sendable, Codable {
  /// With `${applicationName}` and `${parameter}` for what is interpolated.
  public var text: String
  public var place: SourceLocation

  public init(_ text: String, place: SourceLocation) {
    (self.text, self.place) = (text, place)
  }
}
