// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
public import IntentModel

/// The query that reads data of one kind from the assistant's own file.
struct KeptTable {
  /// The columns in the order in which they are shown; the first is the app, null for no app.
  let select: String
  /// The columns that hold JSON.
  var json: Set<String> = []
  /// The columns that hold 0 or 1.
  private var truths: Set<String> = []
  /// The columns that hold seconds since 1970.
  var dates: Set<String> = []

  /// Nil for a kind that is stored elsewhere.
  init?(_ kind: KeptKind) {
    switch kind {
    case .vocabulary:
      self.init("SELECT app, kind, name FROM user_vocabulary ORDER BY app, kind, position")
    case .names: self.init(Self.names)
    case .donations:
      self.init(Self.donations, json: ["arguments"], truths: ["isActivity"], dates: ["date"])
    case .habits: self.init(Self.habits, json: ["arguments"])
    case .shortcuts: self.init(Self.shortcuts, json: ["steps"], truths: ["enabled"])
    case .activities: self.init(Self.activities, json: ["content"], dates: ["date"])
    case .offers:
      self.init(
        "SELECT app, kind, content FROM offered_shortcut ORDER BY number", json: ["content"])
    case .settings: self.init(Self.settings)
    case .history, .apps, .indexes: return nil
    }
  }

  private init(
    _ select: String, json: Set<String> = [], truths: Set<String> = [], dates: Set<String> = []
  ) {
    self.select = select
    self.json = json
    self.truths = truths
    self.dates = dates
  }

  func rows(in database: Database) throws -> [KeptRow] {
    try Row.fetchAll(database, sql: select).map(row)
  }

  private func row(_ row: Row) throws -> KeptRow {
    let members = try row.map { KeptRow.Member(name: $0, value: try value($1, of: $0)) }
    let app = try row.decode(String?.self, atIndex: 0)
    var apps = Set([app].compactMap(\.self).map { AppID($0) })
    if let steps = try row.decode(String?.self, forColumn: "steps") {
      apps = Set(try StoredJSON.value([ShortcutStep].self, steps).map(\.app))
    }
    return KeptRow(apps: apps, members: members)
  }

  private func value(_ value: DatabaseValue, of column: String) throws -> JSONValue {
    if json.contains(column), case .string(let text) = value.storage {
      return try StoredJSON.value(JSONValue.self, text)
    }
    if truths.contains(column), case .int64(let number) = value.storage {
      return .boolean(number != 0)
    }
    if dates.contains(column), case .double(let seconds) = value.storage {
      return .string(Date(timeIntervalSince1970: seconds).formatted(.iso8601))
    }
    return JSONValue(value)
  }

  // MARK: Queries

  private static let names = """
    SELECT app, language, list, id, name FROM taught_name
    ORDER BY app, language, list, position, place
    """

  private static let donations = """
    SELECT donation.app AS app, id, intent, is_activity AS isActivity, arguments, grouping AS "group", date,
    place, phrase, image FROM donation JOIN action ON action.number = donation.action
    ORDER BY donation.number
    """

  private static let habits = """
    SELECT app, intent, arguments, kind, value, weight FROM habit
    JOIN action ON action.number = habit.action ORDER BY action, kind, value
    """

  private static let shortcuts = """
    SELECT NULL AS app, phrase, is_enabled AS enabled, steps FROM shortcut ORDER BY number
    """

  private static let activities = """
    SELECT app, id, content, date FROM activity ORDER BY number
    """

  /// Some settings belong to an app: `opened.SoupChef`.
  private static let settings = """
    SELECT CASE WHEN name LIKE 'opened.%' OR name LIKE 'authorization.%'
    THEN substr(name, instr(name, '.') + 1) END AS app, name, value FROM setting ORDER BY name
    """
}

/// One row of data in the assistant's own file.
public struct KeptRow: Sendable {
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue
  }

  /// The apps that the row is about: none if it is about no app, several for the steps of a
  /// shortcut.
  public var apps: Set<AppID>
  public var members: [Member]
}

extension JSONValue {
  /// A value of a database; bytes become an object with their Base64.
  init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(Int(number))
      case .double(let number): .decimal(number)
      case .string(let text): .string(text)
      case .blob(let bytes): .object(["base64": .string(bytes.base64EncodedString())])
      }
  }
}
