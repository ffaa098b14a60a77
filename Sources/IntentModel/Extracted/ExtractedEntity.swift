// SPDX-License-Identifier: Apache-2.0

/// A type that is an `AppEntity`.
public struct ExtractedEntity: Hashable, Sendable, Codable {
  /// A thing of this type that was named outside of the code.
  public struct Thing: Hashable, Sendable, Codable {
    public var id: String
    /// How it is said: the most usual way first; never empty.
    public var names: [String]

    public init(id: String, names: [String]) {
      (self.id, self.names) = (id, names)
    }
  }

  public var name: String
  public var place: SourceLocation

  /// The name for a thing of this type.
  public var displayName: String?

  /// The name of its query's type; nil where none is written.
  public var query: String?

  public var properties: [ExtractedParameter] = []

  /// Whether its things may be found by searching.
  public var isIndexed = false

  /// Its things. The sources never name them; they are supplied from elsewhere.
  public var things: [Thing] = []

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}
