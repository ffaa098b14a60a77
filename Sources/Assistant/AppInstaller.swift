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

  /// Nil where there are none.
  let domains: LocalizedDomains?

  func install(_ files: LocalizedApp) -> InstalledApp {
    let code = loader.apps.first { $0.id == files.id }
    let wording = [domains?.wording, self.wording].compactMap(\.self)
      .reduce(files.wording) { $0.falling(backOn: $1) }
    let outline = code?.outline(in: wording)
    let coded = outline?.intents
    let shared = domainIntents(of: files, coded)
    let phrases = outline?.examples(translations: files.phrases, app: files.names[0].text) ?? [:]
    let intents = intents(of: files, coded, shared).map { intent in
      var intent = intent.worded(by: wording)
      intent.examples = files.vocabulary.examples[intent.id] ?? phrases[intent.id] ?? []
      return intent
    }
    let description = AppDescription(id: files.id, names: files.names, intents: intents)
    let names = loader.ownNames(of: description)
    var grammar = grammar(of: files, shared, names)
    if let outline { grammar.add(outline, translations: files.phrases) }
    var app = InstalledApp(
      description: description, grammar: grammar, ownNames: names,
      wording: wording,
      handler: code?.handler(container: loader.container(files.id))
        ?? FilesOnlyHandler(description),
      access: files.info.access)
    app.preferredContacts = loader.preferredContacts(of: files.id)
    app.taughtNames = (loader.taughtNames[files.id] ?? [:]).mapValues { $0.map(\.listValue) }
    app.findings = outline?.findings ?? []
    return app
  }

  /// SiriKit's requests that an app takes part in, by its code or its Info.plist.
  private func domainIntents(
    of files: LocalizedApp, _ coded: [IntentDescription]?
  ) -> [IntentDescription] {
    let supported = Set(coded?.map(\.id) ?? files.info.supportedIntents)
    return loader.domainIntents.filter { supported.contains($0.id) }
  }

  /// Those of the app's definitions, of its code and of its domains; where there are none, what its
  /// templates speak of.
  private func intents(
    of files: LocalizedApp, _ coded: [IntentDescription]?, _ shared: [IntentDescription]
  ) -> [IntentDescription] {
    let spoken = coded == nil ? FilesOnlyHandler.intents(in: files.grammar) : []
    var known: Set<IntentID> = []
    return (files.intents + (coded ?? shared) + spoken).filter { known.insert($0.id).inserted }
  }

  /// The app's own sentences, those of its domains, and a list for every name they speak of.
  private func grammar(
    of files: LocalizedApp, _ shared: [IntentDescription], _ names: [String: [ListValue]]
  ) -> Grammar {
    var grammar = files.grammar
    if let domains, !shared.isEmpty {
      let own = grammar.lists
      grammar.merge(domains.grammar(for: Set(shared.map(\.id))))
      grammar.lists.merge(own) { $1 }
    }
    let named = shared.flatMap(\.parameters).filter { $0.type.isNamed && $0.choices.isEmpty }
    for list in Set(names.keys).union(named.map(\.id.rawValue))
    where grammar.lists[list]?.content.listValues == nil {
      grammar.lists[list] = SlotList(.values([]))
    }
    return grammar
  }
}
