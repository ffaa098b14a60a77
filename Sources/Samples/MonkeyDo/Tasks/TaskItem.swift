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
