// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import GRDB
import SampleData

/// The app's data: the lists and their tasks.
struct TaskStore: Sendable {
  private let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyDo") { TaskSchema.schema }
  }

  func lists() async throws -> [TaskList] {
    try await door.read { database in
      try ListRow.fetchAll(database, sql: "SELECT * FROM list ORDER BY id")
    }.map { TaskList(id: $0.id, name: $0.name) }
  }

  /// The open tasks, the most important first.
  func tasks(on list: TaskList? = nil) async throws -> [TaskItem] {
    try await door.read { database in
      try TaskRow.fetchAll(
        database,
        sql: """
          SELECT task.*, list.name AS listName FROM task JOIN list ON list.id = task.list
          WHERE NOT isDone AND (? IS NULL OR list.id = ?)
          ORDER BY priority DESC, due IS NULL, due, task.id
          """, arguments: [list?.id, list?.id])
    }.map(\.item)
  }

  /// - Returns: the task's number.
  @discardableResult
  func add(
    _ title: String, to list: TaskList, due: Date?, priority: TaskPriority
  ) async throws -> Int {
    try await door.write { database in
      try database.execute(
        sql: "INSERT INTO task (title, list, due, priority) VALUES (?, ?, ?, ?)",
        arguments: [title, list.id, due?.timeIntervalSince1970, priority.rawValue])
      return Int(database.lastInsertedRowID)
    }
  }

  func complete(_ task: TaskItem.ID) async throws { try await set("isDone", to: 1, of: task) }

  func postpone(_ task: TaskItem.ID, until date: Date) async throws {
    try await set("due", to: date.timeIntervalSince1970, of: task)
  }

  func prioritize(_ task: TaskItem.ID, _ priority: TaskPriority) async throws {
    try await set("priority", to: priority.rawValue, of: task)
  }

  func estimate(_ task: TaskItem.ID, minutes: Int) async throws {
    try await set("minutes", to: minutes, of: task)
  }

  func delete(_ tasks: [TaskItem.ID]) async throws {
    try await door.write { database in
      for task in tasks {
        try database.execute(sql: "DELETE FROM task WHERE id = ?", arguments: [task])
      }
    }
  }

  /// - Parameter column: the name of a column, never text that a user typed.
  private func set(
    _ column: String, to value: some DatabaseValueConvertible & Sendable, of task: TaskItem.ID
  ) async throws {
    try await door.write { database in
      try database.execute(
        sql: "UPDATE task SET \(column) = ? WHERE id = ?", arguments: [value, task])
    }
  }
}

/// A list as its table holds it.
struct ListRow: Codable, StoredRow, Sendable {
  var id: Int
  var name: String
}

/// A task as its table holds it, with the name of its list.
struct TaskRow: Codable, StoredRow, Sendable {
  var id: Int
  var title: String
  var listName: String
  var due: Double?
  var priority: Int
  var minutes: Int?

  var item: TaskItem {
    TaskItem(
      id: id, title: title, list: listName, due: due.map(Date.init(timeIntervalSince1970:)),
      priority: TaskPriority(rawValue: priority) ?? .normal, minutes: minutes)
  }
}

/// Why the app can't fulfil a request.
enum TaskError: Error, CustomLocalizedStringResourceConvertible {
  case noList

  var localizedStringResource: LocalizedStringResource { "There is no list to put it on." }
}
