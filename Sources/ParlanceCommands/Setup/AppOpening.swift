// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Terminal
import Voice

/// Opens apps, as their user does: an opened app teaches its names and may be used from then on.
struct AppOpening: Sendable {
  /// How long an app may take to list its names.
  private static let patience = Duration.seconds(5)

  let records: SQLiteRecords
  let container: @Sendable (AppID) -> URL
  /// The user's language.
  let language: String
  /// The texts of a shipped app in the user's language.
  let wording: @Sendable (AppID) -> Wording

  /// Opens an app and keeps the names it teaches.
  ///
  /// - Parameter ifNew: Whether an app that was opened before is skipped.
  func open(_ app: any AppCode, ifNew: Bool) throws {
    let key = "opened.\(app.id)"
    if ifNew, try records.setting(key) != nil { return }
    // An app that can't be opened says so when it gets a request.
    let names =
      (try? app.open(container: container(app.id), wording: wording(app.id))) ?? [:]
    guard !names.isEmpty else { return }
    for (kind, names) in names {
      // The names are sorted by importance, so the first ones are kept.
      let kept = Array(names.prefix(NameBounds.own))
      try records.setUserVocabulary(kept, app: app.id, kind: kind.rawValue)
    }
    try records.setSetting(key, to: "yes")
  }

  // MARK: Names

  /// The names of the users' things in all apps. Kept names are used if this program has asked for
  /// them in this language before. Otherwise the apps are asked, and their answers are kept.
  ///
  /// Names that can't be kept are asked for again at the next start.
  /// - Parameter keeps: Whether names may be kept. Otherwise the apps are asked as if they were
  ///   new, in a folder that is removed afterwards.
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
    // Apps that failed, or that may not be used, are asked again at the next start.
    let isComplete = unopened.isEmpty && names.values.allSatisfy(\.findings.isEmpty)
    if !isKnown, isComplete { try? records.setSetting(key, to: stamp) }
    return names
  }

  /// The names that apps give for a user who is new to them.
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

  /// Keeps the user's decision whether an app may be used; an app that may is opened.
  func decide(_ app: AppID, isAllowed: Bool, among apps: [any AppCode]) throws {
    try records.setSetting("authorization.\(app)", to: isAllowed ? nil : "denied")
    guard isAllowed, let code = apps.first(where: { $0.id == app }) else { return }
    try open(code, ifNew: false)
  }

  /// The device as the options and the user's decisions set it.
  func device(of apps: [AppID], _ options: CommonOptions) throws -> Device {
    let refused = try apps.filter { try records.setting("authorization.\($0)") == "denied" }
    let unopened = Set(options.unopened.map { AppID($0) })
    return Device(
      isLocked: options.locked, signedOut: Set(options.signedOut.map { AppID($0) }),
      unopened: unopened, refused: Set(refused).subtracting(unopened))
  }
}
