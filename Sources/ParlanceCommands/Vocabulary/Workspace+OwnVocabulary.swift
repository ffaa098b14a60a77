// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import IntentModel

extension Workspace {
  /// Everything that can have names of the user's own: the apps, and the system.
  var ownVocabularyApps: [AppID] {
    installation.apps.map(\.description.id) + [.system]
  }

  /// Finds an app by its identifier or one of its names, in any case.
  func app(named name: String) throws -> AppID {
    let wanted = name.lowercased()
    let named = installation.apps.first { app in
      app.description.names.contains { $0.text.lowercased() == wanted }
    }
    let known = ownVocabularyApps
    guard
      let app = known.first(where: { $0.rawValue.lowercased() == wanted })
        ?? named?.description.id
    else {
      throw ProgramFailure.unknownName(
        "vocabulary.unknownApp", name, known.map(\.rawValue), wording)
    }
    return app
  }

  /// A kind of name that an app takes: one of SiriKit's, or one of its own lists.
  func vocabularyKind(named name: String, of app: AppID) throws -> String {
    let intents = installation[app]?.description.intents ?? []
    let lists = intents.flatMap(\.parameters).filter(\.type.isNamed).map(\.id.rawValue)
    let known = VocabularyKind.allCases.map(\.rawValue)
    if known.contains(name) || lists.contains(name) { return name }
    throw ProgramFailure.unknownName("vocabulary.unknownKind", name, known, wording)
  }

  /// Works on the user's records; an error is rethrown with words for the user.
  func recording<T>(_ work: (SQLiteRecords) throws -> T) throws -> T {
    do {
      return try work(records)
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, wording)
    }
  }
}
