// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel

/// Opens apps, as their user does: each teaches its names then, and may be used from then on.
struct AppOpening: Sendable {
  let records: SQLiteRecords
  let container: @Sendable (AppID) -> URL
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
      try records.setUserVocabulary(names, app: app.id, kind: kind.rawValue)
    }
    try records.setSetting(key, to: "yes")
  }

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
