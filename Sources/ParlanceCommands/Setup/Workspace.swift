// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Intents
import Rendering
import Synchronization
import Terminal
import Voice

/// The parts that a command works with, set up from its options.
struct Workspace {
  let options: CommonOptions
  let locale: String
  let installation: Installation
  let findings: [Finding]
  let wording: Wording
  /// The assistant's own words, in all languages.
  let system: SystemFolder
  let records: SQLiteRecords
  let folder: DataFolder
  private let opening: AppOpening
  /// The device as the options and the user's decisions set it.
  let device: Device

  /// The apps that come with the program, in the order in which they are listed.
  @TaskLocal static var apps: [any AppCode] = []

  /// Loads the installation. Findings are printed on standard error, and broken parts are left out.
  ///
  /// - Parameters:
  ///   - keepsIndexes: Whether compiled sentences are kept even if no data are.
  ///   - userVocabulary: Names of the user's own, in place of the kept ones.
  ///   - opensApps: Whether new apps are opened and the names they teach are kept.
  ///   - readsTemplates: Whether the command needs the apps' sentences themselves.
  ///   - installations: The installations that several workspaces share; nil for a workspace of
  ///     its own.
  init(
    _ options: CommonOptions, opensApps: Bool = false, readsTemplates: Bool = false,
    keepsIndexes: Bool = false,
    userVocabulary: [AppID: [String: [String]]] = [:], installations: SharedInstallations? = nil
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let vocabulary = try VocabularyFolder.located(
      option: options.vocabulary, environment: environment)
    let locale = options.locale ?? Self.locale(in: environment)
    let indexes = IndexFolder.located(options, environment, keepsNew: keepsIndexes)
    var loader = InstallationLoader(
      vocabulary: vocabulary, apps: Self.apps,
      folders: options.app.map { URL(filePath: $0) },
      domainIntents: SiriKitDomains.intents, container: { _ in vocabulary },
      indexes: indexes)
    loader.readsTemplates = readsTemplates
    let folder = try Self.folder(options, environment) { loader.systemWording(locale: locale) }
    Self.restrict(folder, indexes)
    let records = SQLiteRecords(folder: folder.url)
    loader.container = { folder.container(for: $0) }
    let language = SystemFolder(vocabulary.appending(path: "System")).language(of: locale)
    let opening = AppOpening(
      records: records, container: loader.container, language: language,
      wording: { [loader] app in
        installations?.wording(of: app, loader, locale) ?? loader.wording(of: app, locale: locale)
      })
    var nameFindings: [Finding] = []
    let unopened = Set(options.unopened.map { AppID($0) })
    if opensApps {
      try Self.prepare(folder) { loader.systemWording(locale: locale) }
    }
    do {
      for app in Self.apps where opensApps && !options.unopened.contains(app.id.rawValue) {
        try opening.open(app, ifNew: true)
      }
      let known = Self.apps.map(\.id) + loader.further.apps.map(\.id)
      for app in known + [.system] {
        loader.userVocabulary[app] = try records.userVocabularies(app: app)
      }
      let names = try await opening.names(of: Self.apps, unopened: unopened, keeps: opensApps)
      loader.taughtNames = names.mapValues(\.lists)
      nameFindings = Self.apps.flatMap { names[$0.id]?.findings ?? [] }
      device = try opening.device(of: known, options)
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, loader.systemWording(locale: locale))
    }
    for app in device.signedOut.union(device.unopened) { loader.userVocabulary[app] = nil }
    // A transcript's names of a kind replace all others of that kind.
    loader.userVocabulary.merge(userVocabulary) { $0.merging($1) { $1 } }
    let outcome = installations?.load(loader, locale) ?? loader.load(locale: locale)
    guard outcome.installation.wording.holdsTheProgramsOwnTexts else {
      try outcome.findings.filter { $0.severity == .error }.tell(linear: nil)
      throw ProgramFailure.incompleteVocabulary(vocabulary.appending(path: "System/en").path)
    }
    self.options = options
    self.locale = outcome.installation.locale
    self.records = records
    self.opening = opening
    system = SystemFolder(vocabulary.appending(path: "System"))
    self.folder = folder
    installation = outcome.installation
    findings = outcome.findings + nameFindings
    wording = outcome.installation.wording
  }

  /// A new conversation, at the time of the options or at another one.
  ///
  /// - Parameter canTell: Whether answers can still reach anybody.
  func session(
    at time: Date? = nil, canTell: @escaping @Sendable () -> Bool = { true }
  ) -> Session {
    // A turn may run in another task, which lacks this task's local values.
    let apps = Self.apps
    var now = now
    if let time { now = { time } }
    let world = World(
      now: now,
      remember: { [opening] app, isAllowed in
        // A decision that can't be kept is asked for again the next time.
        try? opening.decide(app, isAllowed: isAllowed, among: apps)
      },
      renew: { [opening] id in
        guard let app = apps.first(where: { $0.id == id }) else { return nil }
        return await opening.learnNames(of: app).lists
      }, canTell: canTell, records: records)
    return Session(installation, world: world, device: device)
  }

  /// The current time; it stands still if the options set it.
  var now: @Sendable () -> Date {
    guard let fixed = options.now?.date else { return { Date() } }
    return { fixed }
  }

  /// Prints the errors in the apps' files, for their authors.
  ///
  /// A language that was asked for and isn't spoken is reported too.
  func tellFindings() throws {
    try findings.filter { $0.severity == .error }.tell(linear: linearWording)
    guard let wanted = options.locale, wanted != locale else { return }
    try tellUnspoken(wanted, instead: locale)
  }

  private func tellUnspoken(_ wanted: String, instead spoken: String) throws {
    let text = wording.text("locale.unknown", ["locale": wanted, "spoken": spoken])
    try Output.error.write(text.neutralised() + "\n")
  }

  /// The words for a screen reader; nil for sighted readers.
  var linearWording: Wording? { options.isLinear ? wording : nil }

  /// Removes the data of an ephemeral run. A process that exits doesn't wait for destructors.
  func close() { folder.remove() }

  /// Creates the folders in which apps keep data. A folder that can't be used is only reported when
  /// something is to be kept. A folder with foreign entries in the place of ours is not used at
  /// all.
  private static func prepare(_ folder: DataFolder, wording: () -> Wording) throws {
    do throws(DataFolderFailure) {
      try folder.prepare()
    } catch .foreign(let path) {
      throw ProgramFailure.data(.foreign(path: path), wording())
    } catch {}
  }

  /// Makes our entries in the data folders readable by the user alone.
  static func restrict(_ folder: DataFolder, _ indexes: IndexFolder?) {
    folder.restrict()
    indexes?.restrict()
  }

  static func folder(
    _ options: CommonOptions, _ environment: [String: String], wording: () -> Wording
  ) throws -> DataFolder {
    sweep()
    do {
      if options.ephemeral { return try DataFolder.tidiedUp(environment: environment) }
      return try DataFolder.located(option: options.data, environment: environment)
    } catch {
      throw ProgramFailure.data(error, wording())
    }
  }

  /// Removes what killed runs have left, once in each process.
  private static func sweep() { _ = swept }
  private static let swept: Void = DataFolder.sweep(
    environment: ProcessInfo.processInfo.environment)

  /// The user's language from the environment, such as `ko-KR` for `ko_KR.UTF-8`.
  static func locale(in environment: [String: String]) -> String {
    let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let tag = (given ?? "").prefix { $0 != "." && $0 != "@" }
    guard tag.first?.isLetter == true, tag != "C", tag != "POSIX" else { return "en-US" }
    return String(tag.replacing("_", with: "-"))
  }
}

extension Wording {
  /// Whether all tables of the assistant's texts are there, told by the starts of their keys.
  fileprivate var holdsTheProgramsOwnTexts: Bool {
    ["prompt.", "chat.", "terminal."].allSatisfy { start in
      keys.contains { $0.hasPrefix(start) }
    }
  }
}

extension Workspace {
  /// The texts of explanations in the language that was asked for, even if the assistant doesn't
  /// speak it. If the language has none, this is reported and English is used.
  func explanationWording() throws -> Wording {
    let wanted = options.locale ?? Self.locale(in: ProcessInfo.processInfo.environment)
    let own = system.explanations(locale: wanted).content
    if options.locale != nil, !LocaleLookup.areOfOneLanguage(own.language, wanted) {
      try tellUnspoken(wanted, instead: own.language)
    }
    return own.falling(backOn: wording)
  }
}

extension InstallationLoader {
  /// Just the assistant's own texts, for when nothing else can be loaded.
  fileprivate func systemWording(locale: String) -> Wording {
    SystemFolder(vocabulary.appending(path: "System")).load(locale: locale).wording
  }
}
