// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Terminal
import Voice

/// Opens apps, as their user does: each teaches its names then, and may be used from then on.
struct AppOpening: Sendable {
  /// As long may an app take to tell its names.
  private static let patience = Duration.seconds(5)

  let records: SQLiteRecords
  let container: @Sendable (AppID) -> URL
  /// The user's language.
  let language: String
  /// The texts of a shipped app in the user's language.
  let wording: @Sendable (AppID) -> Wording

  /// Opens an app and keeps the names it teaches.
  ///
  /// - Parameter ifNew: whether an app that was opened before stays as it is.
  func open(_ app: any AppCode, ifNew: Bool) throws {
    let key = "opened.\(app.id)"
    if ifNew, try records.setting(key) != nil { return }
    // An app that can't be opened says so when it is asked for something.
    let names =
      (try? app.open(container: container(app.id), wording: wording(app.id))) ?? [:]
    guard !names.isEmpty else { return }
    for (kind, names) in names {
      // The most important come first.
      let kept = Array(names.prefix(NameBounds.own))
      try records.setUserVocabulary(kept, app: app.id, kind: kind.rawValue)
    }
    try records.setSetting(key, to: "yes")
  }

  // MARK: Names

  /// The names of the things of all apps' users: those that are kept, where this very program has asked for
  /// them in this language before; else the apps are asked, and what they tell is kept.
  ///
  /// What can't be kept is asked for again at the next start.
  /// - Parameter keeps: whether anything may be kept; else the apps are asked as if they were new, in a
  ///   folder that is gone afterwards.
  func names(
    of apps: [any AppCode], unopened: Set<AppID>, keeps: Bool
  ) async throws -> [AppID: TaughtNames] {
    let key = "taught.\(language)"
    let stamp = IndexStamp(files: [], words: apps.map(\.id.rawValue)).text
    let isKnown = try records.setting(key) == stamp
    let opened = apps.filter { !unopened.contains($0.id) }
    if !isKnown, !keeps { return await passingNames(of: opened) }
    var names: [AppID: TaughtNames] = [:]
    for app in opened {
      names[app.id] =
        isKnown
        ? TaughtNames(try records.taughtNames(app: app.id, language: language))
        : await learnNames(of: app)
    }
    // What went wrong is tried again at the next start, and so is what was not allowed.
    let isComplete = unopened.isEmpty && names.values.allSatisfy(\.findings.isEmpty)
    if !isKnown, isComplete { try? records.setSetting(key, to: stamp) }
    return names
  }

  /// The names that apps tell of a user who is new to them.
  private func passingNames(of apps: [any AppCode]) async -> [AppID: TaughtNames] {
    guard let folder = try? DataFolder.tidiedUp() else { return [:] }
    defer { folder.remove() }
    var names: [AppID: TaughtNames] = [:]
    for app in apps {
      names[app.id] = await app.names(
        container: folder.container(for: app.id), wording: wording(app.id), within: Self.patience)
    }
    return names
  }

  /// Asks an app for the names of its user's things, and keeps them.
  func learnNames(of app: any AppCode) async -> TaughtNames {
    let names = await app.names(
      container: container(app.id), wording: wording(app.id), within: Self.patience)
    if !names.lists.isEmpty {
      try? records.setTaughtNames(names.lists, app: app.id, language: language)
    }
    return names
  }

  // MARK: Decisions

  /// Keeps whether an app may be used; one that may is opened.
  func decide(_ app: AppID, isAllowed: Bool, among apps: [any AppCode]) throws {
    try records.setSetting("authorization.\(app)", to: isAllowed ? nil : "denied")
    guard isAllowed, let code = apps.first(where: { $0.id == app }) else { return }
    try open(code, ifNew: false)
  }

  /// The device as the options set it and the user has decided.
  func device(of apps: [AppID], _ options: CommonOptions) throws -> Device {
    let refused = try apps.filter { try records.setting("authorization.\($0)") == "denied" }
    let unopened = Set(options.unopened.map { AppID($0) })
    return Device(
      isLocked: options.locked, signedOut: Set(options.signedOut.map { AppID($0) }),
      unopened: unopened, refused: Set(refused).subtracting(unopened))
  }
}

extension DataFolder {
  /// A fresh folder for one run, which is removed where a signal ends the process, too.
  ///
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  static func tidiedUp(
    environment: [String: String] = [:]
  ) throws(DataFolderFailure) -> DataFolder {
    try Termination.prepare(
      making: { () throws(DataFolderFailure) -> DataFolder in
        try ephemeral(environment: environment)
      }, tidying: { $0.remove() })
  }
}
