// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// No builder: the list is made once and kept.
@available(iOS 17.0, macOS 14.0, *)
struct TerminalShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .grayBlue

  static var appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: NewTerminalIntent(),
      phrases: [
        "Open a terminal in \(.applicationName)",
        "New \(.applicationName) \(\.$location)",
      ],
      shortTitle: "New Terminal",
      systemImageName: "terminal"
    ),
    AppShortcut(
      intent: StartMachine(),
      phrases: ["Start \(\.$machine) in \(.applicationName)"],
      shortTitle: LocalizedStringResource("Start Machine"),
      systemImageName: "play"
    ),
    AppShortcut(
      intent: ChangeFontSize(direction: .smaller),
      phrases: ["Make \(.applicationName) smaller"],
      shortTitle: "Smaller",
      systemImageName: "textformat.size.smaller"
    ),
    AppShortcut(
      intent: FocusTerminal(),
      phrases: ["Go to \(\.$target) in \(.applicationName)"]
    ),
  ]
}

// MARK: - Start

@available(iOS 17.0, macOS 14.0, *)
struct TerminalPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] = []
}

/// Everything the app does for App Intents when it starts.
@available(iOS 17.0, macOS 14.0, *)
func prepareIntents(machines: [VirtualMachine] = []) {
  let library = MachineLibrary(machines)
  let settings = SettingsStore()
  AppDependencyManager.shared.add(dependency: library)
  AppDependencyManager.shared.add(dependency: settings)
  AppDependencyManager.shared.add(key: "settings", dependency: settings)
  TerminalShortcuts.updateAppShortcutParameters()
}
