// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppPrograms
import AppleFormats
import Dialog
import Foundation
import IntentModel
import Voice

/// Puts an app together: its files, its code, what SiriKit's domains add, and the user's own names.
struct AppInstaller {
  let loader: InstallationLoader

  /// The assistant's own texts.
  let wording: Wording

  /// Quotes names that look like something a speaker says.
  private let attribution: Attribution

  /// The assistant's sentences and names in all languages.
  private let voices: Lazy<AssistantVoice>

  /// Nil when no SiriKit domains are known.
  let domains: LocalizedDomains?

  /// - Parameters:
  ///   - system: the assistant's own words, in all languages.
  ///   - wording: those of this language.
  init(
    loader: InstallationLoader, system: SystemFolder, wording: Wording,
    domains: LocalizedDomains?
  ) {
    self.loader = loader
    self.wording = wording
    self.domains = domains
    voices = Lazy { AssistantVoice(of: system) }
    attribution = Attribution(wording, voices: voices, apps: [], further: [])
  }

  /// Installs all apps under names that differ, and makes the attribution of their texts.
  func install(_ files: [LocalizedApp]) -> (apps: [InstalledApp], attribution: Attribution) {
    let apps = files.map(install)
      .named(by: attribution.names, wording).toldApart(by: attribution.names, wording)
    let attribution = Attribution(
      wording, voices: voices, apps: apps.map(\.description),
      further: Set(apps.filter(\.isFurther).map(\.description.id)),
      namesElsewhere: namesElsewhere)
    return (apps.map { $0.setApart(by: attribution) }, attribution)
  }

  /// The names of an app in all languages, from its files.
  private var namesElsewhere: @Sendable (AppID) -> [String] {
    { [loader] id in
      let shipped = loader.apps.first { $0.id == id }.map { AppFolder(loader.folder(of: $0)) }
      let folder = shipped ?? loader.further.apps.first { $0.id == id }
      return folder?.namesInAllLanguages ?? []
    }
  }

  private func install(_ files: LocalizedApp) -> InstalledApp {
    let code = loader.apps.first { $0.id == files.id }
    let extracted = code == nil ? files.extracted.map(ExtractedCode.init) : nil
    let wording = [
      extracted?.texts(in: files.wording), domains?.wording, self.wording,
    ].compactMap(\.self)
      .reduce(files.wording) { $0.falling(backOn: $1) }
    let outline = Lazy {
      code?.outline(in: wording) ?? extracted?.outline(in: wording) ?? AppOutline()
    }
    let coded =
      code?.intents(in: wording)
      ?? extracted?.intents(in: wording, spokenOf: Set(files.grammar.intents.map(\.intent)))
    let phrases = Lazy {
      outline.value.examples(translations: files.phrases, app: files.names[0].text)
    }
    let intents = intents(of: files, coded).changed { [attribution] intent in
      var intent = intent.worded(by: wording)
      intent.title = attribution.quoted(intent.title)
      intent.examples = files.vocabulary.examples[intent.id] ?? phrases.value[intent.id] ?? []
      return intent
    }
    var description = AppDescription(id: files.id, names: files.names, intents: intents)
    description.displayName = attribution.quoted(description.displayName)
    let names = loader.ownNames(of: description)
    var app = InstalledApp(
      description: description,
      grammar: grammar(of: files, domainIntents(of: files, coded), names, outline.value),
      ownNames: names, wording: wording,
      handler: code?.handler(container: loader.container(files.id))
        ?? handler(of: files, FilesOnlyHandler(description)),
      access: files.info.access, outline: outline.value)
    app.isFurther = code == nil
    if code == nil { app.folder = files.folder }
    app.preferredContacts = loader.preferredContacts(of: files.id)
    app.taughtNames = (loader.taughtNames[files.id] ?? [:]).mapValues { $0.map(\.listValue) }
    return app
  }

  /// The handler of an app without code in this program: the app is a separate program, or only
  /// files.
  private func handler(of files: LocalizedApp, _ usual: FilesOnlyHandler) -> any IntentHandler {
    switch files.program {
    case .executable(let program):
      ProgramHandler(program: program, container: loader.container(files.id), usual: usual)
    case .unusable: UnstartableHandler()
    case nil: usual
    }
  }

  /// SiriKit's requests that an app takes part in, by its code or its Info.plist.
  private func domainIntents(
    of files: LocalizedApp, _ coded: IntentDescriptions?
  ) -> [IntentDescription] {
    let supported = Set(coded?.ids ?? files.info.supportedIntents)
    return loader.domainIntents.filter { supported.contains($0.id) }
  }

  /// The intents of the app's definitions and of its code. Without code: those of its definitions,
  /// of its domains and of its templates.
  private func intents(
    of files: LocalizedApp, _ coded: IntentDescriptions?
  ) -> IntentDescriptions {
    let defined = IntentDescriptions(files.intents)
    if let coded { return defined + coded }
    return defined
      + IntentDescriptions {
        (domainIntents(of: files, nil) + FilesOnlyHandler.intents(in: files.grammar))
          .map { .init($0) }
      }
  }

  /// The app's own sentences, those of its domains and of its code, and a list for every name they
  /// use.
  private func grammar(
    of files: LocalizedApp, _ shared: [IntentDescription], _ names: [String: [ListValue]],
    _ outline: AppOutline
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
    grammar.add(outline, translations: files.phrases)
    return grammar
  }
}

extension InstalledApp {
  /// A copy in which a further app's titles and parameter names are set in quotation marks when
  /// they could be taken for the assistant's own words.
  fileprivate func setApart(by attribution: Attribution) -> InstalledApp {
    guard isFurther else { return self }
    var app = self
    app.description.intents = description.intents.changed { [description] intent in
      var intent = intent
      intent.title = attribution.setApart(intent.title, of: description)
      for place in intent.parameters.indices {
        intent.parameters[place].displayName = attribution.setApart(
          intent.parameters[place].displayName, of: description)
      }
      return intent
    }
    return app
  }
}
