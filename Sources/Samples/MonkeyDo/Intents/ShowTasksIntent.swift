// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows the open tasks of one list or of all.
struct ShowTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Tasks"

  @Parameter(title: "List") var list: TaskList?
  @Dependency private var store: TaskStore

  func perform() async throws
    -> some IntentResult & ReturnsValue<[TaskItem]> & ProvidesDialog & ShowsSnippetView
  {
    let tasks = try await store.tasks(on: list)
    return .result(value: tasks, dialog: dialog(tasks), view: TaskCard(tasks: tasks))
  }

  private func dialog(_ tasks: [TaskItem]) -> IntentDialog {
    guard !tasks.isEmpty else { return "There is nothing to do." }
    guard let list else { return "You have \(tasks.count) tasks." }
    return "There are \(tasks.count) tasks on \(list)."
  }
}
