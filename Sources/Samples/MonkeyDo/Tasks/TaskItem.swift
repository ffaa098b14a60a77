// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Something to do.
struct TaskItem: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Task", numericFormat: "\(placeholder: .int) tasks")
  static let defaultQuery = TaskQuery()

  let id: Int

  @Property(title: "Title") var title: String
  @Property(title: "List") var list: String
  @Property(title: "Due") var due: Date?
  @Property(title: "Priority") var priority: TaskPriority
  @Property(title: "Estimate") var minutes: Int?

  init(id: Int, title: String, list: String, due: Date?, priority: TaskPriority, minutes: Int?) {
    self.id = id
    self.title = title
    self.list = list
    self.due = due
    self.priority = priority
    self.minutes = minutes
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(list)")
  }
}

/// How much a task matters.
enum TaskPriority: Int, AppEnum {
  case low = 1
  case normal
  case high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
    .low: DisplayRepresentation(title: "Low", synonyms: ["Unimportant"]),
    .normal: DisplayRepresentation(title: "Normal", synonyms: ["Medium"]),
    .high: DisplayRepresentation(title: "High", synonyms: ["Urgent", "Important"]),
  ]
}

/// Finds open tasks.
struct TaskQuery: EntityStringQuery {
  @Dependency private var store: TaskStore

  func entities(for identifiers: [TaskItem.ID]) async throws -> [TaskItem] {
    try await store.tasks().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TaskItem] {
    try await store.tasks().filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TaskItem] { try await store.tasks() }
}
