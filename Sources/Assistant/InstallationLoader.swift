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

  /// The requests of SiriKit's domains, before their texts.
  public var domainIntents: [IntentDescription]

  /// Where an app's own data lies.
  public var container: @Sendable (AppID) -> URL

  /// The user's own names, by app and by parameter, most important first.
  public var userVocabulary: [AppID: [String: [String]]]

  /// Where what was compiled is kept for the next start; nil for nowhere.
  public var indexes: IndexFolder?

  public init(
    vocabulary: URL, apps: [any AppCode], folders: [URL] = [],
    domainIntents: [IntentDescription] = [],
    container: @escaping @Sendable (AppID) -> URL,
    userVocabulary: [AppID: [String: [String]]] = [:], indexes: IndexFolder? = nil
  ) {
    self.vocabulary = vocabulary
    self.apps = apps
    self.folders = folders
    self.domainIntents = domainIntents
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
    let installer = AppInstaller(
      loader: self, wording: system.wording, domains: domains(of: files, locale))
    findings += installer.domains?.findings ?? []
    let installed = files.map(installer.install)
    let installation = Installation(
      locale: locale, apps: installed, wording: system.wording,
      understanders: understanders(of: installed, system.grammar, locale: locale)
        .withOwnNames(of: installed),
      literals: literals(locale: locale))
    let texts = files.map(\.sources) + [installer.domains?.sources ?? [:]]
    let sources = texts.reduce(into: system.sources) { $0.merge($1) { $1 } }
    findings += installation.findings.map { finding in
      var finding = finding
      finding.sourceLine = sources[finding.location.file]?.shownLine(finding.location.line)
      return finding
    }
    return Outcome(installation: installation, findings: findings, files: files)
  }

  /// The texts of a shipped app in the language of a locale, or in the nearest there is.
  public func wording(of app: AppID, locale: String) -> Wording {
    AppFolder(vocabulary.appending(path: app.rawValue)).load(locale: locale).wording
  }

  /// The words of SiriKit's domains, where an app takes part in one.
  private func domains(of files: [LocalizedApp], _ locale: String) -> LocalizedDomains? {
    let installer = AppInstaller(loader: self, wording: Wording(language: locale), domains: nil)
    guard files.contains(where: { !installer.domainIntents(of: $0).isEmpty }) else { return nil }
    return SystemFolder(vocabulary.appending(path: "System")).domains(locale: locale)
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
}
