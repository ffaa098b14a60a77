// SPDX-License-Identifier: Apache-2.0

/// A change of a file that mends a finding for certain.
public struct TextEdit: Hashable, Sendable {
  /// Of the first character that is replaced.
  public var location: SourceLocation

  /// What stands there now; where something else does, nothing is changed.
  public var text: String
  public var replacement: String

  public init(at location: SourceLocation, replacing text: String, by replacement: String) {
    self.location = location
    self.text = text
    self.replacement = replacement
  }
}
