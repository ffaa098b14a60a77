// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import Suggestions

/// Erases data from the assistant's own file: of one app, or of all.
struct RecordsErasure {
  let database: Database
  /// Nil for all apps and for data that belongs to no app.
  let app: AppID?

  func erase(_ kinds: Set<KeptKind>) throws {
    for kind in KeptKind.allCases where kinds.contains(kind) { try erase(kind) }
    // An app without any data is opened again, and an app without names is asked for them again.
    if kinds.isSuperset(of: [.vocabulary, .apps]) { try eraseSettings("opened.") }
    if !kinds.isDisjoint(with: [.names, .apps]) {
      try run("DELETE FROM setting WHERE name LIKE 'taught.%'", [])
    }
  }

  private func erase(_ kind: KeptKind) throws {
    switch kind {
    case .vocabulary: try eraseRows(of: "user_vocabulary")
    case .names: try eraseRows(of: "taught_name")
    case .donations: try eraseDonations()
    case .habits: try run("DELETE FROM habit WHERE action IN (\(actions))")
    case .shortcuts: try eraseShortcuts()
    case .activities: try eraseRows(of: "activity")
    case .offers: try eraseRows(of: "offered_shortcut")
    case .settings:
      if app == nil { try run("DELETE FROM setting", []) }
      for start in ["opened.", "authorization."] { try eraseSettings(start) }
    case .history, .apps, .indexes: break
    }
  }

  private let actions = "SELECT number FROM action WHERE ?1 IS NULL OR app = ?1"

  private func run(_ sql: String) throws { try run(sql, [app?.rawValue]) }

  private func run(_ sql: String, _ arguments: StatementArguments) throws {
    try database.execute(sql: sql, arguments: arguments)
  }

  private func eraseRows(of table: String) throws {
    try run("DELETE FROM \(table) WHERE ?1 IS NULL OR app = ?1")
  }

  /// Erases donations, with the habits computed from them and the links to the donations after
  /// them.
  private func eraseDonations() throws {
    try database.execute(
      sql: """
        DELETE FROM habit WHERE action IN (\(actions))
        OR (kind = ?2 AND CAST(value AS INTEGER) IN (\(actions)))
        """, arguments: [app?.rawValue, HabitTrait.Kind.after.rawValue])
    try run("DELETE FROM form WHERE action IN (\(actions)) OR general IN (\(actions))")
    try run("UPDATE donation SET previous = NULL WHERE previous IN (\(actions))")
    try run("DELETE FROM donation WHERE action IN (\(actions))")
    try run("DELETE FROM action WHERE ?1 IS NULL OR app = ?1")
  }

  /// Erases each shortcut that has a step in the app, since it would fail at that step.
  private func eraseShortcuts() throws {
    for row in try Row.fetchAll(database, sql: "SELECT number, steps FROM shortcut") {
      let steps = try StoredJSON.value(
        [ShortcutStep].self, row.decode(forColumn: "steps"))
      guard app == nil || steps.contains(where: { $0.app == app }) else { continue }
      try run(
        "DELETE FROM shortcut WHERE number = ?", [row.decode(Int64.self, forColumn: "number")])
    }
  }

  private func eraseSettings(_ start: String) throws {
    guard let app else { return try run("DELETE FROM setting WHERE name LIKE ?", ["\(start)%"]) }
    try run("DELETE FROM setting WHERE name = ?", ["\(start)\(app)"])
  }
}
