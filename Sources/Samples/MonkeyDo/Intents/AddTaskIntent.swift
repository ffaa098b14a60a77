// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Adds a task, after asking if there is one of the same name already.
struct AddTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a Task"

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$text) to \(\.$list)") {
      \.$due
      \.$priority
    }
  }

  @Parameter(title: "Task", requestValueDialog: "What do you want to do?") var text: String
  @Parameter(title: "List") var list: TaskList?
  @Parameter(title: "Due") var due: Date?
  @Parameter(title: "Priority") var priority: TaskPriority?
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ReturnsValue<TaskItem?> & ProvidesDialog {
    let lists = try await store.lists()
    guard let list = list ?? lists.first else { throw TaskError.noList }
    if let known = try await store.tasks(on: list).first(where: { $0.title == text }) {
      guard try await shouldAddAgain() else {
        return .result(value: known, dialog: "\(text) stays as it is.")
      }
    }
    let number = try await store.add(text, to: list, due: due, priority: priority ?? .normal)
    TaskShortcuts.updateAppShortcutParameters()
    let task = try await store.tasks().first { $0.id == number }
    return .result(value: task, dialog: dialog(on: list))
  }

  private func shouldAddAgain() async throws -> Bool {
    let again = IntentChoiceOption(title: "Add it again")
    let choice = try await requestChoice(
      between: [again, IntentChoiceOption(title: "Keep one"), .cancel],
      dialog: "\(text) is on the list already. What shall I do?")
    return choice == again
  }

  private func dialog(on list: TaskList) -> IntentDialog {
    guard let due else { return "I’ve added \(text) to \(list)." }
    return "I’ve added \(text) to \(list), due \(due, format: .dateTime.day().month(.wide))."
  }
}
