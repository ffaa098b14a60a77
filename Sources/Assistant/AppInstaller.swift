// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Voice

/// Puts an app together: its files, its code, what SiriKit's domains add, and the user's own names.
struct AppInstaller {
  let loader: InstallationLoader

  /// The assistant's own texts.
  let wording: Wording

  /// Nil where no app takes part in any.
  let domains: LocalizedDomains?

  func install(_ files: LocalizedApp) -> InstalledApp {
    let code = loader.apps.first { $0.id == files.id }
    let wording = [domains?.wording, self.wording].compactMap(\.self)
      .reduce(files.wording) { $0.falling(backOn: $1) }
    let intents = intents(of: files, code).map { intent in
      var intent = intent.worded(by: wording)
      intent.examples = files.vocabulary.examples[intent.id] ?? []
      return intent
    }
    let description = AppDescription(id: files.id, names: files.names, intents: intents)
    let names = ownNames(of: description)
    return InstalledApp(
      description: description, grammar: grammar(of: files, intents, names), ownNames: names,
      wording: wording,
      handler: code?.handler(container: loader.container(files.id))
        ?? FilesOnlyHandler(description),
      access: files.info.access)
  }

  /// SiriKit's requests that an app takes part in, by its code or its Info.plist.
  func domainIntents(of files: LocalizedApp) -> [IntentDescription] {
    let code = loader.apps.first { $0.id == files.id }
    let supported = Set(files.info.supportedIntents)
    return loader.domainIntents.filter { intent in
      code?.intents.contains { $0.id == intent.id } ?? supported.contains(intent.id)
    }
  }

  // MARK: Intents

  /// Those of the app's definitions, of its code and of its domains; where there are none, what its
  /// templates speak of.
  private func intents(of files: LocalizedApp, _ code: (any AppCode)?) -> [IntentDescription] {
    let spoken = code == nil ? FilesOnlyHandler.intents(in: files.grammar) : []
    let all = files.intents + (code?.intents ?? domainIntents(of: files)) + spoken
    var known: Set<IntentID> = []
    return all.filter { known.insert($0.id).inserted }
  }

  // MARK: Sentences

  /// The app's own sentences, those of its domains, and a list for every name they speak of.
  private func grammar(
    of files: LocalizedApp, _ intents: [IntentDescription], _ names: [String: [ListValue]]
  ) -> Grammar {
    var grammar = files.grammar
    let domainIntents = domainIntents(of: files)
    if let domains, !domainIntents.isEmpty {
      let own = grammar.lists
      grammar.merge(domains.grammar(for: Set(domainIntents.map(\.id))))
      grammar.lists.merge(own) { $1 }
    }
    let named = domainIntents.flatMap(\.parameters).filter { $0.type.isNamed && $0.choices.isEmpty }
    for list in Set(names.keys).union(named.map(\.id.rawValue))
    where grammar.lists[list]?.content.listValues == nil {
      grammar.lists[list] = SlotList(.values([]))
    }
    return grammar
  }

  // MARK: Names

  /// The user's own names by list: those of a kind go to all parameters that take such names.
  func ownNames(of app: AppDescription) -> [String: [ListValue]] {
    var kinds = loader.userVocabulary[app.id] ?? [:]
    for (kind, names) in loader.userVocabulary[.system] ?? [:] {
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

  private static func lists(of kind: String, in app: AppDescription) -> Set<String> {
    guard let kind = VocabularyKind(rawValue: kind) else { return [kind] }
    return Set(app.intents.flatMap(\.parameters).filter(kind.names).map(\.id.rawValue))
  }

  private static func value(_ name: String) -> ListValue {
    ListValue(
      phrases: [.text(name)], output: .string(name), item: Item(id: name, display: name))
  }
}
