// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import PrivateFiles
import Rendering
import Terminal

/// All data that is kept for the user, in all places.
///
/// No app is loaded or opened, so that data of an app that no longer works can be erased too.
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
    // An ephemeral run has no indexes of its own.
    indexes = options.ephemeral ? nil : IndexFolder.located(options, environment)
    Workspace.restrict(folder, indexes)
  }

  func close() { folder.remove() }

  /// Works on the data; an error is rethrown with words for the user.
  func recording<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, wording)
    }
  }

  // MARK: Apps

  /// The data that the arguments select.
  func scope(_ selection: KeptSelection, otherwise kinds: Set<KeptKind>) throws -> KeptScope {
    let app = try selection.app.map(app)
    guard selection.kinds.isEmpty else { return KeptScope(kinds: Set(selection.kinds), app: app) }
    return KeptScope(kinds: kinds, app: app)
  }

  /// Finds an app by its identifier or one of its names, in any case; it may have been uninstalled.
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
    // Apps that the records don't name, because they can't be read, are still known by their
    // folders.
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
        // Every further query would wait as long.
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
  /// Erases all selected data, and goes on if something can't be erased.
  ///
  /// The assistant's own file comes first: if another process holds it, nothing is erased at all.
  /// Indexes are erased with everything else, since they can be compiled again.
  /// - Returns: The files that are left.
  func erase(_ scope: KeptScope) throws -> [LeftFile] {
    var left = try recording { try eraseRecords(scope) }
    if scope.kinds.contains(.apps) { left += eraseContainers(of: scope.app) }
    if scope.kinds.contains(.history) { left += history.erase(by: FileErasure()) }
    if scope.kinds.contains(.indexes) { left += indexes?.removeFiles() ?? [] }
    guard let open = folder.open, FolderClaim(open).isMade else { return [] }
    left += FileErasure().finish(in: open)
    return left
  }

  /// When everything is erased, a file that can't be used is removed as a whole; parts of it can't
  /// be erased.
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

  /// Erases everything in apps' own folders. Entries beside these folders stay.
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
  /// Whether the fault is in the file, not in its surroundings.
  fileprivate var isOfTheFile: Bool {
    switch self {
    case .damaged, .newer: true
    case .readOnly, .full, .locked, .unreachable: false
    }
  }
}

/// Selected kinds of data, of one app or of all.
struct KeptScope {
  var kinds: Set<KeptKind>
  /// Nil for all apps and for data that belongs to no app.
  var app: AppID?

  /// The lines of the chat belong to no app. Which lines are about an app can't be told for sure,
  /// since an answer doesn't name one. So erasing an app's data erases all lines.
  static let everythingOfAnApp = KeptKind.ofApps.subtracting([.settings]).union([.history])
}
