// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension InstallationLoader {
  /// The user's own names by list: those of a kind go to all parameters that take such names.
  func ownNames(of app: AppDescription) -> [String: [ListValue]] {
    var kinds = userVocabulary[app.id] ?? [:]
    for (kind, names) in userVocabulary[.system] ?? [:] {
      let own = kinds[kind] ?? []
      kinds[kind] = own + names.filter { !own.contains($0) }
    }
    var lists: [String: [ListValue]] = [:]
    for (kind, names) in kinds.sorted(by: { $0.key < $1.key }) {
      for list in Self.lists(of: kind, in: app) {
        lists[list, default: []] += names.map(Self.value)
      }
    }
    return lists
  }

  /// The contacts for whom the user wants an app taken.
  func preferredContacts(of app: AppID) -> Set<String> {
    Set(userVocabulary[app]?[VocabularyKind.preferredContact.rawValue] ?? [])
  }

  private static func lists(of kind: String, in app: AppDescription) -> Set<String> {
    guard let kind = VocabularyKind(rawValue: kind) else { return [kind] }
    return Set(app.intents.flatMap(\.parameters).filter(kind.names).map(\.id.rawValue))
  }

  private static func value(_ name: String) -> ListValue {
    ListValue(
      phrases: [.text(name)], output: .string(name), item: Item(id: name, display: name))
  }
}
