// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A list of tasks.
struct TaskList: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = TaskListQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}
