// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Deletes tasks for good, after their user has said yes.
struct DeleteTasksIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Tasks"

  @Parameter(title: "Tasks", requestValueDialog: "Which task should go?")
  var entities: [TaskItem]
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard !entities.isEmpty else { throw $entities.needsValueError() }
    let names = entities.map(\.title)
    try await requestConfirmation(
      actionName: .go, dialog: "Delete \(names, format: .list(type: .and)) for good?"
    ) {
      TaskCard(tasks: entities)
    }
    try await store.delete(entities.map(\.id))
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "I’ve deleted \(names, format: .list(type: .and)).")
  }
}
