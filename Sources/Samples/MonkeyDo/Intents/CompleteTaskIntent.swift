// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Marks a task as done.
struct CompleteTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete a Task"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskItem
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await store.complete(task.id)
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "\(task) is done.")
  }
}
