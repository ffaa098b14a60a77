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

  /// Its value is nil when no SiriKit domains are known.
  let domains: Lazy<LocalizedDomains?>

  /// - Parameters:
  ///   - system: the assistant's own words, in all languages.
  ///   - wording: those of this language.
  init(
    loader: InstallationLoader, system: SystemFolder, wording: Wording,
    domains: Lazy<LocalizedDomains?>
  ) {
    self.loader = loader
    self.wording = wording
    self.domains = domains
    voices = Lazy { AssistantVoice(of: system) }
    attribution = Attribution(wording, voices: voices, apps: [], further: [])
  }

  /// Installs all apps under names that differ, and makes the attribution of their texts.
  func install(_ files: [InstallationFiles.App]) -> (apps: [InstalledApp], attribution: Attribution)
  {
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

  private func install(_ app: InstallationFiles.App) -> InstalledApp {
    let heading = app.heading
    let code = loader.apps.first { $0.id == app.id }
    let extracted = code == nil ? app.files.value.extracted.map(ExtractedCode.init) : nil
    let wording = wording(of: app, extracted)
    let outline = Lazy {
      code?.outline(in: wording) ?? extracted?.outline(in: wording) ?? AppOutline()
    }
    let coded =
      code?.intents(in: wording)
      ?? extracted?.intents(
        in: wording, spokenOf: Set(app.files.value.grammar.intents.map(\.intent)))
    let phrases = Lazy {
      let texts = app.files.value.phrases
      return outline.value.examples(translations: texts, app: heading.names[0].text)
    }
    let unworded = intents(of: app, coded)
    let intents = unworded.changed { [attribution] intent in
      var intent = intent.worded(by: wording)
      intent.title = attribution.quoted(intent.title)
      let written = app.files.value.vocabulary.examples[intent.id]
      intent.examples = written ?? phrases.value[intent.id] ?? []
      return intent
    }
    var description = AppDescription(id: app.id, names: heading.names, intents: intents)
    description.displayName = attribution.quoted(description.displayName)
    let names = loader.ownNames(of: app.id, with: unworded)
    var installed = InstalledApp(
      description: description,
      grammar: grammar(of: app, domainIntents(of: heading, coded), names, outline.value),
      ownNames: names, wording: wording,
      handler: code?.handler(container: loader.container(app.id))
        ?? handler(of: app.files.value, FilesOnlyHandler(description)),
      access: heading.info.access, outline: outline.value)
    installed.isFurther = code == nil
    if code == nil { installed.folder = heading.folder }
    installed.preferredContacts = loader.preferredContacts(of: app.id)
    installed.taughtNames = (loader.taughtNames[app.id] ?? [:]).mapValues { $0.map(\.listValue) }
    return installed
  }

  /// An app's own texts, then those that its sources hold, those of the domains and the assistant's.
  private func wording(of app: InstallationFiles.App, _ extracted: ExtractedCode?) -> Wording {
    let domains = Wording { [domains, wording] in
      domains.value?.wording ?? Wording(language: wording.language)
    }
    let own = Wording { app.files.value.wording }
    return [extracted?.texts(in: own), domains, wording].compactMap(\.self)
      .reduce(own) { $0.falling(backOn: $1) }
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
    of heading: AppHeading, _ coded: IntentDescriptions?
  ) -> [IntentDescription] {
    let supported = Set(coded?.ids ?? heading.info.supportedIntents)
    return loader.domainIntents.ids.filter(supported.contains).compactMap {
      loader.domainIntents[$0]
    }
  }

  /// The intents of the app's definitions and of its code. Without code: those of its definitions,
  /// of its domains and of its templates.
  private func intents(
    of app: InstallationFiles.App, _ coded: IntentDescriptions?
  ) -> IntentDescriptions {
    let defined = IntentDescriptions {
      app.heading.definesIntents ? app.files.value.intents.map { .init($0) } : []
    }
    if let coded { return defined + coded }
    return defined
      + IntentDescriptions {
        let written = FilesOnlyHandler.intents(in: app.files.value.grammar)
        return (domainIntents(of: app.heading, nil) + written).map { .init($0) }
      }
  }

  /// The app's own sentences, those of its domains and of its code, and a list for every name they
  /// use.
  private func grammar(
    of app: InstallationFiles.App, _ shared: [IntentDescription],
    _ names: [String: [ListValue]], _ outline: AppOutline
  ) -> Grammar {
    var grammar = app.files.value.grammar
    if !shared.isEmpty, let domains = domains.value {
      let own = grammar.lists
      grammar.merge(domains.grammar(for: Set(shared.map(\.id))))
      grammar.lists.merge(own) { $1 }
    }
    let named = shared.flatMap(\.parameters).filter { $0.type.isNamed && $0.choices.isEmpty }
    for list in Set(names.keys).union(named.map(\.id.rawValue))
    where grammar.lists[list]?.content.listValues == nil {
      grammar.lists[list] = SlotList(.values([]))
    }
    grammar.add(outline, translations: app.files.value.phrases)
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
