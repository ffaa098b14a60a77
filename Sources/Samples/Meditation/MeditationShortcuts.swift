// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The phrases that work as soon as the app is installed.
struct MeditationShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.teal

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartMeditationIntent(),
      phrases: [
        "Start \(.applicationName)",
        "Begin \(.applicationName)",
        "Start a session in \(.applicationName)",
        "Start \(\.$session) \(.applicationName)",
        "Start \(\.$session) in \(.applicationName)",
        "Start a \(\.$session) session with \(.applicationName)",
      ], shortTitle: "Start a Session", systemImageName: "figure.mind.and.body")
    AppShortcut(
      intent: ContinueMeditationIntent(),
      phrases: [
        "Continue \(.applicationName)",
        "Repeat my last session in \(.applicationName)",
      ], shortTitle: "Continue", systemImageName: "arrow.clockwise")
    AppShortcut(
      intent: SetFocusIntent(),
      phrases: [
        "Set a focus in \(.applicationName)",
        "Set focus to \(\.$focus) in \(.applicationName)",
        "Turn on \(\.$focus) focus in \(.applicationName)",
      ], shortTitle: "Set a Focus", systemImageName: "moon")
    AppShortcut(
      intent: MeditationTimeIntent(),
      phrases: [
        "How long did I meditate in \(.applicationName)",
        "Show my \(.applicationName) time",
      ], shortTitle: "My Time", systemImageName: "clock")
    AppShortcut(
      intent: AddSessionIntent(),
      phrases: [
        "Add a session to \(.applicationName)",
        "New \(.applicationName) session",
      ], shortTitle: "Add a Session", systemImageName: "plus")
    AppShortcut(
      intent: RemoveSessionIntent(),
      phrases: [
        "Remove a session from \(.applicationName)",
        "Remove \(\.$session) from \(.applicationName)",
      ], shortTitle: "Remove a Session", systemImageName: "trash")
    AppShortcut(
      intent: OpenSessionIntent(),
      phrases: [
        "Open a session in \(.applicationName)",
        "Open \(\.$target) in \(.applicationName)",
      ], shortTitle: "Open a Session", systemImageName: "book")
  }

  static var negativePhrases: [NegativeAppShortcutPhrase] {
    NegativeAppShortcutPhrases {
      "Start a \(.applicationName) class"
      "Start a \(.applicationName) timer"
    }
  }
}

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
