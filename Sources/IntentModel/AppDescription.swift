// SPDX-License-Identifier: Apache-2.0

/// An app and its abilities, in the words of one language.
public struct AppDescription: Hashable, Sendable {
  public let id: AppID

  /// The display name first, then its synonyms; never empty.
  public var names: [AppName]

  /// In the app's own order, which is their order in help.
  public var intents: IntentDescriptions

  /// The assistant's name for it: its first name, with an addition when another app's name looks
  /// like it.
  public var displayName: String

  public init(id: AppID, names: [AppName], intents: IntentDescriptions) {
    precondition(!names.isEmpty, "an app has a name")
    self.id = id
    self.names = names
    self.intents = intents
    displayName = names[0].text
  }

  public init(id: AppID, names: [AppName], intents: [IntentDescription]) {
    self.init(id: id, names: names, intents: IntentDescriptions(intents))
  }

  public subscript(intent: IntentID) -> IntentDescription? {
    intents[intent]
  }
}

/// One way to call an app.
public struct AppName: Hashable, Sendable {
  /// As the user would write it.
  public var text: String

  /// How it sounds, in the spelling of the app's own language; taken as a spelling too.
  public var pronunciation: String?

  public init(_ text: String, pronunciation: String? = nil) {
    self.text = text
    self.pronunciation = pronunciation
  }
}
