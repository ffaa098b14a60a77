// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Sets the priority of a task.
struct PrioritizeTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Set a Priority"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskItem
  @Parameter(
    title: "Priority", requestValueDialog: "Which priority: low, normal or high?")
  var priority: TaskPriority
  @Dependency private var store: TaskStore

  init() {}

  init(priority: TaskPriority) { self.priority = priority }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await store.prioritize(task.id, priority)
    return .result(dialog: "The priority of \(task) is \(priority) now.")
  }
}
