// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One thing that is kept in the assistant's own file.
public struct KeptRow: Sendable {
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue
  }

  /// The apps it is about: none for what is about no app, several for the steps of a shortcut.
  public var apps: Set<AppID>
  public var members: [Member]
}
