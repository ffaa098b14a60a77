// SPDX-License-Identifier: Apache-2.0

public import AppIntents

extension ShortcutsApp {
  /// Meditation: starts sessions by name or by asking, learns new ones, and sets a focus.
  public static var meditation: ShortcutsApp {
    ShortcutsApp(
      "Meditation", shortcuts: MeditationShortcuts.self,
      launch: { container in
        AppDependencyManager.shared.add(dependency: MeditationStore(container: container))
      }, screens: { try await MeditationScreens().screen(at: $0) })
  }
}
