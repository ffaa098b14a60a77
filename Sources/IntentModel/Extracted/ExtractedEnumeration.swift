// SPDX-License-Identifier: Apache-2.0

/// A type that is an `AppEnum`.
public struct ExtractedEnumeration: Hashable, Sendable, Codable {
  /// One of its values.
  public struct Case: Hashable, Sendable, Codable {
    /// The raw value where it is a text, else the case's name: what identifies the value.
    public var id: String
    /// In code.
    public var name: String
    /// The title first, then its synonyms; empty where they are not written out.
    public var names: [String]

    public init(id: String, name: String, names: [String] = []) {
      (self.id, self.name, self.names) = (id, name, names)
    }
  }

  public var name: String
  public var place: SourceLocation

  /// What such a value is called.
  public var displayName: String?

  public var cases: [Case] = []

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}
