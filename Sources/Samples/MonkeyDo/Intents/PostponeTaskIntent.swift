// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Gives a task another day.
struct PostponeTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Postpone a Task"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskItem
  @Parameter(title: "Day") var day: Date?
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let day else { throw $day.needsValueError("Until when?") }
    try await store.postpone(task.id, until: day)
    return .result(
      dialog: "\(task) can wait until \(day, format: .dateTime.day().month(.wide)).")
  }
}
