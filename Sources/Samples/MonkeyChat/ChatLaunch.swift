// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents
import SampleData

/// The work the app does when it is opened.
struct ChatLaunch: Sendable {
  let container: URL

  /// Tells the assistant the names the user knows, the most important first; none while nobody is
  /// logged in. A nickname comes right after the name it belongs to.
  func teach() throws {
    let (contacts, groups) = try ChatStore(container: container).door.readNow { database in
      guard try ChatStore.isLoggedIn(in: database) else { return ([Contact](), [Group]()) }
      return try (ChatStore.contacts(in: database), ChatStore.groups(in: database))
    }
    let names = contacts.flatMap { [$0.name] + ($0.nickname.map { [$0] } ?? []) }
    let vocabulary = INVocabulary.shared()
    vocabulary.setVocabularyStrings(NSOrderedSet(array: names), of: .contactName)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: groups.map(\.name)), of: .contactGroupName)
  }
}

extension ExtensionApp {
  /// MonkeyChat: sends and finds messages, calls people, and keeps the history of both.
  ///
  /// - Parameter timeZone: where a day begins for "yesterday's messages"; nil for the zone of the
  ///   machine, which `TZ` overrides.
  public static func monkeyChat(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyChat", intents: ChatIntents.kinds,
      opened: { try ChatLaunch(container: $0).teach() },
      start: { ChatIntents(Desk(store: ChatStore(container: $0), timeZone: timeZone)) })
  }
}
