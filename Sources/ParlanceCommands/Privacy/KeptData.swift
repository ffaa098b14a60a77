// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import PrivateFiles
import Rendering
import Terminal

/// All that is kept for the user, wherever it lies.
///
/// No app is loaded or opened: what can't be used in a conversation can be erased all the same.
struct KeptData {
  let options: CommonOptions
  let locale: String
  let vocabulary: URL
  let wording: Wording
  let folder: DataFolder
  let records: SQLiteRecords
  let history: HistoryFile
  let indexes: IndexFolder?

  init(_ options: CommonOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    self.options = options
    locale = options.locale ?? Workspace.locale(in: environment)
    vocabulary = try VocabularyFolder.located(option: options.vocabulary, environment: environment)
    let wording = try SystemFolder.wording(options)
    self.wording = wording
    folder = try Workspace.folder(options, environment) { wording }
    records = SQLiteRecords(folder: folder.url)
    history = HistoryFile(folder.history)
    // A run that keeps nothing has none of its own.
    indexes = options.ephemeral ? nil : IndexFolder.located(options, environment)
    Workspace.restrict(folder, indexes)
  }

  func close() { folder.remove() }

  /// Works on what is kept; what goes wrong there is told in words.
  func recording<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, wording)
    }
  }

  // MARK: Apps

  /// What is meant by what was typed.
  func scope(_ selection: KeptSelection, otherwise kinds: Set<KeptKind>) throws -> KeptScope {
    let app = try selection.app.map(app)
    guard selection.kinds.isEmpty else { return KeptScope(kinds: Set(selection.kinds), app: app) }
    return KeptScope(kinds: kinds, app: app)
  }

  /// An app by its identifier or one of its names, however it is written; it need not be installed any more.
  private func app(named name: String) throws -> AppID {
    let wanted = name.lowercased()
    let known = apps
    let found =
      known.first { $0.rawValue.lowercased() == wanted }
      ?? known.first { app in names(of: app).contains { $0.lowercased() == wanted } }
    guard let found else {
      throw ProgramFailure.unknownName(
        "vocabulary.unknownApp", name, known.map(\.rawValue), wording)
    }
    return found
  }

  private var apps: [AppID] {
    let shipped = Workspace.apps.map(\.id)
    let further = FurtherApps(
      in: options.app.map { URL(filePath: $0) }, beside: Workspace.apps, vocabulary: vocabulary)
    let installed = shipped + further.apps.map(\.id).filter { !shipped.contains($0) }
    // A file that can't be read names none; they are still known by their folders.
    let recorded = recordedApps
    let others = Set(recorded + folder.appsWithContainer).subtracting(installed + [.system])
    return installed + others.sorted() + [.system]
  }

  private var recordedApps: [AppID] {
    var apps: [AppID] = []
    for kind in KeptKind.allCases {
      do {
        apps += try records.kept(kind).flatMap(\.apps)
      } catch RecordsFailure.locked {
        // Each further look would wait as long.
        return apps
      } catch {
        continue
      }
    }
    return apps
  }

  private func names(of app: AppID) -> [String] {
    let code = Workspace.apps.first { $0.id == app }
    let files = code?.files ?? vocabulary.appending(path: app.rawValue)
    return AppFolder(files).load(locale: locale, templates: false).names.map(\.text)
  }

  // MARK: Counting

  func counts(_ scope: KeptScope) throws -> [KeptCount] {
    try KeptKind.allCases.filter(scope.kinds.contains).flatMap { try counts(of: $0, scope.app) }
      .filter { $0.count > 0 }
  }

  private func counts(of kind: KeptKind, _ app: AppID?) throws -> [KeptCount] {
    switch kind {
    case .history:
      [KeptCount(kind: kind, count: history.lines().count, path: folder.history.path)]
    case .indexes:
      indexes.map { [KeptCount(kind: kind, count: $0.files.count, path: $0.url.path)] } ?? []
    case .apps:
      containers(of: app).map { app in
        KeptCount(
          kind: kind, app: app, count: folder.files(of: app).count,
          path: folder.container(for: app).path)
      }
    default: try recordedCounts(of: kind, app)
    }
  }

  func containers(of app: AppID?) -> [AppID] {
    folder.appsWithContainer.filter { app == nil || $0 == app }
  }

  private func recordedCounts(of kind: KeptKind, _ app: AppID?) throws -> [KeptCount] {
    let rows = try recording { try records.kept(kind, of: app) }
    let apps = rows.map { app ?? ($0.apps.count == 1 ? $0.apps.first : nil) }
    let counts = Dictionary(grouping: apps, by: \.self).mapValues(\.count)
    return counts.sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }.map {
      KeptCount(kind: kind, app: $0.key, count: $0.value, path: folder.records.path)
    }
  }
}

extension KeptData {
  /// Erases all that is meant, and goes on where something can't be erased.
  ///
  /// The assistant's own file comes first: where another process holds it, nothing is erased at all. What was compiled
  /// goes with everything else, since it is made anew.
  /// - Returns: What is left.
  func erase(_ scope: KeptScope) throws -> [LeftFile] {
    var left = try recording { try eraseRecords(scope) }
    if scope.kinds.contains(.apps) { left += eraseContainers(of: scope.app) }
    if scope.kinds.contains(.history) { left += history.erase(by: FileErasure()) }
    if scope.kinds.contains(.indexes) { left += indexes?.removeFiles() ?? [] }
    guard let open = folder.open, FolderClaim(open).isMade else { return [] }
    left += FileErasure().finish(in: open)
    return left
  }

  /// A file that can't be used goes as a whole with everything else; nothing smaller can be taken from it.
  private func eraseRecords(_ scope: KeptScope) throws -> [LeftFile] {
    do {
      try records.erase(scope.kinds, of: scope.app)
      return []
    } catch let failure as RecordsFailure {
      guard scope.kinds == Set(KeptKind.allCases), scope.app == nil, failure.isOfTheFile else {
        throw failure
      }
      return try records.eraseFile()
    }
  }

  /// All that is in a folder of an app's is the app's. What lies beside such folders is not.
  private func eraseContainers(of app: AppID?) -> [LeftFile] {
    guard let apps = folder.openApps else { return [folder.strangerForApps].compactMap(\.self) }
    let wanted = app.map { [folder.container(for: $0).lastPathComponent] }
    return (wanted ?? ((try? apps.names()) ?? [])).flatMap { name in
      apps.facts(of: name)?.kind == .folder
        ? FileErasure.ofApps.erase(name, in: apps) : [apps.stranger(name)].compactMap(\.self)
    }
  }
}

extension RecordsFailure {
  /// Whether it is the file that is wrong, not its surroundings.
  fileprivate var isOfTheFile: Bool {
    switch self {
    case .damaged, .newer: true
    case .readOnly, .full, .locked, .unreachable: false
    }
  }
}

/// Some kinds of what is kept, of one app or of all.
struct KeptScope {
  var kinds: Set<KeptKind>
  /// Nil for every app's, and what is no app's.
  var app: AppID?

  /// The lines of the chat are no app's. Which of them are about one can't be told for sure, since an answer names
  /// no app: to be rid of an app's, all of them go.
  static let everythingOfAnApp = KeptKind.ofApps.subtracting([.settings]).union([.history])
}
