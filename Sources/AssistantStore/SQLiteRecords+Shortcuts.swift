// SPDX-License-Identifier: Apache-2.0

import Assistant
public import Foundation
import GRDB
public import IntentModel

extension SQLiteRecords {
  public func voiceShortcuts() throws -> [VoiceShortcut] {
    try store.read { database in
      try ShortcutRow.fetchAll(database, sql: "SELECT * FROM shortcut ORDER BY number")
        .map { try $0.shortcut }
    } ?? []
  }

  public func voiceShortcut(saidAs key: String) throws -> VoiceShortcut? {
    try store.read { database in
      try ShortcutRow.fetchOne(
        database, sql: "SELECT * FROM shortcut WHERE key = ?", arguments: [key])?.shortcut
    } ?? nil
  }

  public func keep(_ shortcut: VoiceShortcut) throws {
    let row = try ShortcutRow(shortcut)
    try store.write { database in
      try database.execute(
        sql: "DELETE FROM shortcut WHERE key = ? AND id != ?", arguments: [row.key, row.id])
      try database.execute(
        sql: """
          INSERT INTO shortcut (id, phrase, key, steps, is_enabled) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET phrase = excluded.phrase, key = excluded.key,
          steps = excluded.steps, is_enabled = excluded.is_enabled
          """,
        arguments: [row.id, row.phrase, row.key, row.steps, row.isEnabled])
    }
  }

  public func removeVoiceShortcut(_ id: UUID) throws {
    try store.write { database in
      try database.execute(
        sql: "DELETE FROM shortcut WHERE id = ?", arguments: [id.uuidString])
    }
  }
}

/// A shortcut as its table holds it.
private struct ShortcutRow: Codable, FetchableRecord {
  var id: String
  var phrase: String
  var key: String
  var steps: String
  var isEnabled: Bool

  private enum CodingKeys: String, CodingKey {
    case id
    case phrase
    case key
    case steps
    case isEnabled = "is_enabled"
  }

  init(_ shortcut: VoiceShortcut) throws {
    id = shortcut.id.uuidString
    phrase = shortcut.phrase
    key = shortcut.key
    steps = try StoredJSON.text(shortcut.steps)
    isEnabled = shortcut.isEnabled
  }

  var shortcut: VoiceShortcut {
    get throws {
      VoiceShortcut(
        id: UUID(uuidString: id) ?? UUID(), phrase: phrase, key: key,
        steps: try StoredJSON.value([ShortcutStep].self, steps),
        isEnabled: isEnabled)
    }
  }
}
