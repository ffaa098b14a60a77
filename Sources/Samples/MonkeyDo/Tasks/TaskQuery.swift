// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds what is still to be done.
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
