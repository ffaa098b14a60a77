// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The texts of one `.strings` file.
public struct StringsTable: Hashable, Sendable {
  /// A key, its text, and where the key stands.
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var text: String
    public var location: SourceLocation

    public init(key: String, text: String, location: SourceLocation) {
      self.key = key
      self.text = text
      self.location = location
    }
  }

  /// In the order of the file; no key twice.
  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  public var texts: [String: String] {
    Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
  }
}
