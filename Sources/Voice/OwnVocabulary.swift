// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Names a user has given to things of an app: contacts, playlists.
public struct OwnVocabulary: Hashable, Sendable {
  /// Nil in a grammar on its own.
  public var app: AppID?
  /// The list they are of, as templates name it.
  public var list: String
  public var values: [ListValue]

  public init(app: AppID?, list: String, values: [ListValue]) {
    self.app = app
    self.list = list
    self.values = values
  }
}
