// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The phrases that work as soon as the app is installed.
struct TaskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTaskIntent(),
      phrases: [
        "Add a task in \(.applicationName)",
        "New task in \(.applicationName)",
        "Add a task to \(\.$list) in \(.applicationName)",
      ], shortTitle: "Add a Task", systemImageName: "plus")
    AppShortcut(
      intent: ShowTasksIntent(),
      phrases: [
        "Show my tasks in \(.applicationName)",
        "What do I have to do in \(.applicationName)",
        "Show \(\.$list) in \(.applicationName)",
        "What’s on my \(\.$list) list in \(.applicationName)",
      ], shortTitle: "Show Tasks", systemImageName: "list.bullet")
    AppShortcut(
      intent: CompleteTaskIntent(),
      phrases: [
        "Complete a task in \(.applicationName)",
        "Check off \(\.$task) in \(.applicationName)",
        "Mark \(\.$task) as done in \(.applicationName)",
      ], shortTitle: "Complete a Task", systemImageName: "checkmark")
    AppShortcut(
      intent: PostponeTaskIntent(),
      phrases: [
        "Postpone a task in \(.applicationName)",
        "Postpone \(\.$task) in \(.applicationName)",
      ], shortTitle: "Postpone a Task", systemImageName: "calendar")
    AppShortcut(
      intent: PrioritizeTaskIntent(),
      phrases: [
        "Set a priority in \(.applicationName)",
        "Prioritize \(\.$task) in \(.applicationName)",
      ], shortTitle: "Set a Priority", systemImageName: "flag")
    AppShortcut(
      intent: PrioritizeTaskIntent(priority: .high),
      phrases: [
        "Make a task urgent in \(.applicationName)",
        "Make \(\.$task) urgent in \(.applicationName)",
      ], shortTitle: "Make It Urgent", systemImageName: "exclamationmark")
    AppShortcut(
      intent: EstimateTaskIntent(),
      phrases: [
        "Estimate a task in \(.applicationName)",
        "Estimate \(\.$task) in \(.applicationName)",
      ], shortTitle: "Estimate a Task", systemImageName: "hourglass")
    AppShortcut(
      intent: CountTasksIntent(),
      phrases: [
        "How many tasks do I have in \(.applicationName)",
        "Count my tasks in \(.applicationName)",
      ], shortTitle: "Count Tasks", systemImageName: "number")
    AppShortcut(
      intent: DeleteTasksIntent(),
      phrases: [
        "Delete tasks in \(.applicationName)",
        "Delete \(\.$entities) in \(.applicationName)",
      ], shortTitle: "Delete Tasks", systemImageName: "trash")
  }
}

extension ShortcutsApp {
  /// MonkeyDo: keeps lists of tasks.
  public static var monkeyDo: ShortcutsApp {
    ShortcutsApp("MonkeyDo", shortcuts: TaskShortcuts.self) { container in
      AppDependencyManager.shared.add(dependency: TaskStore(container: container))
    }
  }
}
