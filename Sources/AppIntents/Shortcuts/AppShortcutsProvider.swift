// SPDX-License-Identifier: Apache-2.0

/// The App Shortcuts of an app: at most ten, the most important first.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// Phrases that sound like those of the shortcuts, but don't start them.
  @NegativeAppShortcutPhrasesBuilder static var negativePhrases: NegativeAppShortcutPhrases { get }

  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias OptionsCollection = AppShortcutOptionsCollection

  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Updates the phrases at once with the current values of their parameters.
  public static func updateAppShortcutParameters() {
    RunningApp.current?.request?.update()
  }
}
