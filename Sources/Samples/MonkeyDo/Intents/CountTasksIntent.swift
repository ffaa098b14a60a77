// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Counts the open tasks.
struct CountTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Tasks"

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = try await store.tasks().count
    return .result(value: count, dialog: "You have \(count) tasks.")
  }
}
