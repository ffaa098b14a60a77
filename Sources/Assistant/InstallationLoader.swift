// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import Foundation
public import IntentModel
import Voice

/// Installs apps from their files and their code.
public struct InstallationLoader: Sendable {
  /// What was installed, and what is wrong with the files it came from.
  public struct Outcome: Sendable {
    public var installation: Installation
    public var findings: [Finding]
    /// What the files of each app say, in the order of the apps.
    public var files: [LocalizedApp]
  }

  /// The folder with a folder for each shipped app, and `System`.
  public var vocabulary: URL

  /// The shipped apps' code.
  public var apps: [any AppCode]

  /// Further apps, each from its files alone.
  public var folders: [URL]

  /// Where an app's own data lies.
  public var container: @Sendable (AppID) -> URL

  /// The user's own names, by app and by parameter, most important first.
  public var userVocabulary: [AppID: [String: [String]]]

  /// Where what was compiled is kept for the next start; nil for nowhere.
  public var indexes: IndexFolder?

  public init(
    vocabulary: URL, apps: [any AppCode], folders: [URL] = [],
    container: @escaping @Sendable (AppID) -> URL,
    userVocabulary: [AppID: [String: [String]]] = [:], indexes: IndexFolder? = nil
  ) {
    self.vocabulary = vocabulary
    self.apps = apps
    self.folders = folders
    self.container = container
    self.userVocabulary = userVocabulary
    self.indexes = indexes
  }

  /// Reads all files for a locale and compiles them. What is broken is left out and told.
  ///
  /// A language the assistant doesn't speak gives way to the one it falls back on, whole: the
  /// installation's locale is then that language's.
  public func load(locale wanted: String) -> Outcome {
    let system = SystemFolder(vocabulary.appending(path: "System")).load(locale: wanted)
    let isSpoken = LocaleLookup.areOfOneLanguage(system.language, wanted)
    let locale = isSpoken ? wanted : system.language
    var findings = system.findings
    let searches = folders.map { AppSearch.apps(at: $0) }
    findings += searches.flatMap(\.findings)
    let found = searches.flatMap(\.content)
    let shipped = apps.filter { code in !found.contains { $0.id == code.id } }
      .map { AppFolder(vocabulary.appending(path: $0.id.rawValue)) }
    let files = (shipped + found).map { $0.load(locale: locale) }
    findings += files.flatMap(\.findings)
    let installed = files.map { install($0, fallback: system.wording) }
    let installation = Installation(
      locale: locale, apps: installed, wording: system.wording,
      understanders: understanders(of: installed, system.grammar, locale: locale)
        .withOwnNames(of: installed),
      literals: literals(locale: locale))
    let sources = files.reduce(into: system.sources) { $0.merge($1.sources) { $1 } }
    findings += installation.findings.map { finding in
      var finding = finding
      finding.sourceLine = sources[finding.location.file]?.shownLine(finding.location.line)
      return finding
    }
    return Outcome(installation: installation, findings: findings, files: files)
  }

  private func literals(locale: String) -> LiteralReader {
    let system = SystemFolder(vocabulary.appending(path: "System"))
    return LiteralReader(locale: locale) { system.valueRecognizer(locale: locale).content }
  }

  /// Compiled now, or before of the same files.
  private func understanders(
    of apps: [InstalledApp], _ system: Grammar, locale: String
  ) -> Understanders {
    let saved = SavedUnderstanders(self, locale: locale)
    if let known = saved?.read() { return known }
    let understanders = Understanders(apps, system: system)
    saved?.keep(understanders)
    return understanders
  }

  private func install(_ files: LocalizedApp, fallback: Wording) -> InstalledApp {
    let code = apps.first { $0.id == files.id }
    let wording = files.wording.falling(backOn: fallback)
    let intents = intents(of: files, code).map { intent in
      var intent = intent.worded(by: wording)
      intent.examples = files.vocabulary.examples[intent.id] ?? []
      return intent
    }
    let description = AppDescription(id: files.id, names: files.names, intents: intents)
    return InstalledApp(
      description: description, grammar: withOwnLists(files), ownNames: ownNames(of: files.id),
      wording: wording,
      handler: code?.handler(container: container(files.id)) ?? FilesOnlyHandler(description))
  }

  /// Those of the app's definitions and of its code; where it has neither, what its templates speak of.
  private func intents(of files: LocalizedApp, _ code: (any AppCode)?) -> [IntentDescription] {
    let own = (code?.intents ?? []).filter { intent in
      !files.intents.contains { $0.id == intent.id }
    }
    let described = files.intents + own
    let known = Set(described.map(\.id))
    let spoken = code == nil ? FilesOnlyHandler.intents(in: files.grammar) : []
    return described + spoken.filter { !known.contains($0.id) }
  }

  /// With a list for each kind of the user's own names, so that sentences can name it.
  private func withOwnLists(_ files: LocalizedApp) -> Grammar {
    var grammar = files.grammar
    for kind in (userVocabulary[files.id] ?? [:]).keys
    where grammar.lists[kind]?.content.listValues == nil {
      grammar.lists[kind] = SlotList(.values([]))
    }
    return grammar
  }

  private func ownNames(of app: AppID) -> [String: [ListValue]] {
    (userVocabulary[app] ?? [:]).mapValues { names in
      names.map { name in
        ListValue(
          phrases: [.text(name)], output: .string(name), item: Item(id: name, display: name))
      }
    }
  }
}
