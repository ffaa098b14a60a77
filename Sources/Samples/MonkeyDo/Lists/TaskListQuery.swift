// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds lists. They are few, so it can return all of them.
struct TaskListQuery: EnumerableEntityQuery {
  @Dependency private var store: TaskStore

  func entities(for identifiers: [TaskList.ID]) async throws -> [TaskList] {
    try await store.lists().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [TaskList] { try await store.lists() }

  /// The list for a request that names none: the first one.
  func defaultResult() async -> TaskList? { try? await store.lists().first }
}

/// A list of tasks.
struct TaskList: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = TaskListQuery()

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}
