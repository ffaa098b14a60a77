// SPDX-License-Identifier: Apache-2.0

/// Something an intent says, as it is written out: `${parameter}` stands for a value, and `…` for all else that is
/// filled in.
public struct ExtractedDialog: Hashable, Sendable, Codable {
  /// What is said where nothing is shown.
  public var full: String

  /// What is said beside a view; nil for the same.
  public var supporting: String?

  public var place: SourceLocation

  public init(full: String, supporting: String? = nil, place: SourceLocation) {
    (self.full, self.supporting, self.place) = (full, supporting, place)
  }
}
