// SPDX-License-Identifier: Apache-2.0

public import AppFiles
package import AppleFormats
public import Dialog
public import Foundation
public import IntentModel
import Voice

/// Installs apps from their files and their code.
public struct InstallationLoader: Sendable {
  /// The installation, and the problems in the files it came from.
  public struct Outcome: Sendable {
    public var installation: Installation
    public var findings: [Finding]
  }

  /// The folder with a folder for each shipped app, and `System`.
  public var vocabulary: URL

  /// The shipped apps' code.
  public var apps: [any AppCode]

  /// The folders of further apps, each app with only files or with a program of its own.
  public let folders: [URL]

  private let found: Lazy<Reading<[AppFolder]>>

  /// The apps in ``folders``.
  package var further: FurtherApps {
    FurtherApps(found.value, beside: apps, in: vocabulary)
  }

  /// The requests of SiriKit's domains, before their texts.
  public var domainIntents: IntentDescriptions

  /// Where an app's own data lies.
  public var container: @Sendable (AppID) -> URL

  /// The user's own names, by app and by parameter, most important first.
  public var userVocabulary: [AppID: [String: [String]]]

  /// The names of things that apps have taught, by app and list.
  public var taughtNames: [AppID: [String: [Vocabulary.Entry]]] = [:]

  /// The folder that keeps compiled templates for the next start; nil to keep none.
  public var indexes: IndexFolder?

  /// Whether the apps' sentences are read even where they are kept as compiled templates.
  public var readsTemplates = false

  public init(
    vocabulary: URL, apps: [any AppCode], folders: [URL] = [],
    domainIntents: IntentDescriptions = [],
    container: @escaping @Sendable (AppID) -> URL,
    userVocabulary: [AppID: [String: [String]]] = [:], indexes: IndexFolder? = nil
  ) {
    self.vocabulary = vocabulary
    self.apps = apps
    self.folders = folders
    found = Lazy { FurtherApps.search(folders) }
    self.domainIntents = domainIntents
    self.container = container
    self.userVocabulary = userVocabulary
    self.indexes = indexes
  }

  /// Reads all files for a locale and compiles them. Broken parts are left out and reported.
  ///
  /// For a language the assistant doesn't speak, the whole installation is in the language it falls
  /// back on, and has that language's locale.
  public func load(locale wanted: String) -> Outcome {
    let system = SystemFolder(vocabulary.appending(path: "System"))
    let language = system.language(of: wanted)
    let locale = LocaleLookup.areOfOneLanguage(language, wanted) ? wanted : language
    let saved = SavedUnderstanders(self, locale: locale)
    let known = saved?.read()
    let files = InstallationFiles(
      of: self, system, locale: locale, known == nil || readsTemplates ? .everything : .texts)
    let installer = AppInstaller(
      loader: self, system: system, wording: files.system.wording, domains: files.domains)
    let (installed, attribution) = installer.install(files.apps)
    let understanders = known ?? Understanders(installed, system: files.system.grammar)
    var findings = files.furtherFindings
    if known == nil {
      let own = files.ownFindings
      let compiling = understanders.findings.map { $0.shown(in: files.sources) }
      let told = compiling + installed.flatMap(\.findings)
      // Problems are reported at each start, so only files without any are saved as compiled.
      if own.isEmpty, told.isEmpty { saved?.keep(understanders) }
      findings = own + findings + told
    }
    let installation = Installation(
      locale: locale, apps: installed, wording: files.system.wording,
      understanders: understanders.withOwnNames(of: installed), literals: literals(locale: locale),
      attribution: attribution)
    return Outcome(installation: installation, findings: findings)
  }

  /// The folder of an app's files, which need not be there.
  func folder(of app: any AppCode) -> URL {
    app.files ?? vocabulary.appending(path: app.id.rawValue)
  }

  /// The contents of an app's files; an app without files has only its name.
  func files(of app: any AppCode, locale: String, templates: Bool) -> LocalizedApp {
    let folder = folder(of: app)
    var files = AppFolder(folder).load(locale: locale, templates: templates)
    files.id = app.id
    guard !app.needsFiles, app.files == nil, !FileManager.default.fileExists(atPath: folder.path)
    else {
      return files
    }
    files.findings = []
    return files
  }

  /// The names of an app, from its files.
  func heading(of app: any AppCode, locale: String) -> AppHeading {
    var heading = AppFolder(folder(of: app)).heading(locale: locale)
    heading.id = app.id
    return heading
  }

  /// The texts of a shipped app in the language of a locale, or in the nearest there is. They are
  /// read when one of them is asked for.
  public func wording(of app: AppID, locale: String) -> Wording {
    guard let code = apps.first(where: { $0.id == app }) else { return Wording(language: locale) }
    return Wording { files(of: code, locale: locale, templates: false).wording }
  }

  /// Reads answers to the assistant's own questions in a language, without any app.
  public func ownAnswers(locale: String) -> AnswerReader {
    let system = SystemFolder(vocabulary.appending(path: "System")).load(locale: locale)
    return Installation(
      locale: locale, apps: [], system: system.grammar, wording: system.wording,
      literals: literals(locale: locale)
    ).reader
  }

  private func literals(locale: String) -> LiteralReader {
    let system = SystemFolder(vocabulary.appending(path: "System"))
    return LiteralReader(
      locale: locale, recognizer: { system.valueRecognizer(locale: locale).content },
      periods: {
        system.periods(locale: locale).map { periods in
          let habits = system.habits(of: periods.content.language)
          return PeriodReader(periods.content, habits: LanguageHabits(habits.content))
        }
      })
  }
}

extension Finding {
  /// The finding with the line it is about, where that is known.
  package func shown(in sources: [String: SourceText]) -> Finding {
    var finding = self
    finding.sourceLine = sources[location.file]?.shownLine(location.line)
    return finding
  }
}

extension InstallationLoader {
  /// The same apps with this loader's data and user names, without reading or compiling anything
  /// again.
  ///
  /// - Parameter installation: made by another loader of the same apps, without names of the
  ///   user's.
  public func moving(_ installation: Installation) -> Installation {
    let moved = installation.apps.map { app in
      var app = app
      if let code = apps.first(where: { $0.id == app.description.id }) {
        app.handler = code.handler(container: container(code.id))
      }
      app.ownNames = ownNames(of: app.description.id, with: app.description.intents)
      app.taughtNames = (taughtNames[app.description.id] ?? [:]).mapValues { $0.map(\.listValue) }
      app.preferredContacts = preferredContacts(of: app.description.id)
      return app
    }
    return Installation(
      locale: installation.locale, apps: moved, wording: installation.wording,
      understanders: installation.understanders.withOwnNames(of: moved),
      literals: installation.literals, attribution: installation.attribution)
  }
}

extension InstallationLoader {
  /// The user's own names by list. The names of a kind go to all parameters that take such names.
  func ownNames(of app: AppID, with intents: IntentDescriptions) -> [String: [ListValue]] {
    var kinds = userVocabulary[app] ?? [:]
    for (kind, names) in userVocabulary[.system] ?? [:] {
      let own = kinds[kind] ?? []
      kinds[kind] = own + names.filter { !own.contains($0) }
    }
    var lists: [String: [ListValue]] = [:]
    for (kind, names) in kinds.sorted(by: { $0.key < $1.key }) {
      for list in Self.lists(of: kind, in: intents) {
        lists[list, default: []] += names.map(Self.value)
      }
    }
    return lists
  }

  /// The contacts for whom the user wants an app chosen.
  func preferredContacts(of app: AppID) -> Set<String> {
    Set(userVocabulary[app]?[VocabularyKind.preferredContact.rawValue] ?? [])
  }

  private static func lists(of kind: String, in intents: IntentDescriptions) -> Set<String> {
    guard let kind = VocabularyKind(rawValue: kind) else { return [kind] }
    return Set(intents.flatMap(\.parameters).filter(kind.names).map(\.id.rawValue))
  }

  private static func value(_ name: String) -> ListValue {
    ListValue(
      phrases: [.text(name)], output: .string(name), item: Item(id: name, display: name))
  }
}
