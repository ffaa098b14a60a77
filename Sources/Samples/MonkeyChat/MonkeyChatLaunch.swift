// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app does when it is opened: it tells the assistant the names its user knows.
struct MonkeyChatLaunch: Sendable {
  /// The names by kind, the most important first; none while nobody is logged in.
  ///
  /// A nickname stands right after the name it belongs to.
  func vocabulary(in container: URL) throws -> [(INVocabularyStringType, [String])] {
    let (contacts, groups) = try ChatStore(container: container).readAtOnce { database in
      guard try ChatStore.isLoggedIn(in: database) else { return ([Contact](), [Group]()) }
      return try (ChatStore.contacts(in: database), ChatStore.groups(in: database))
    }
    let names = contacts.flatMap { [$0.name] + ($0.nickname.map { [$0] } ?? []) }
    return [
      (.contactName, names.withoutRepeats), (.contactGroupName, groups.map(\.name).withoutRepeats),
    ]
  }
}

extension [String] {
  /// Each name where it stands first.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
