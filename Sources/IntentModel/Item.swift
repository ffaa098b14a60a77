// SPDX-License-Identifier: Apache-2.0

/// A thing with a name: a soup, a contact, a playlist.
///
/// Two items with the same identifier are the same thing, whatever they are called.
public struct Item: Hashable, Sendable, Codable {
  public let id: String
  public let display: String

  /// What else the app knows of it, by the app's own names.
  public let attributes: [String: String]

  public init(id: String, display: String, attributes: [String: String] = [:]) {
    self.id = id
    self.display = display
    self.attributes = attributes
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
