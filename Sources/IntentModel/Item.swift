// SPDX-License-Identifier: Apache-2.0

/// A thing with a name: a soup, a contact, a playlist.
///
/// Two items with the same identifier are the same thing, whatever they are called.
public struct Item: Hashable, Sendable {
  public let id: String
  public let display: String

  public init(id: String, display: String) {
    self.id = id
    self.display = display
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
