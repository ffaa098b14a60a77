// SPDX-License-Identifier: Apache-2.0

public import AppIntents

extension ShortcutsApp {
  /// MonkeyDo: keeps lists of tasks.
  public static var monkeyDo: ShortcutsApp {
    ShortcutsApp("MonkeyDo", shortcuts: TaskShortcuts.self) { container in
      AppDependencyManager.shared.add(dependency: TaskStore(container: container))
    }
  }
}
