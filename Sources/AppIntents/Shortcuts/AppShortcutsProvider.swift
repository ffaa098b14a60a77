// SPDX-License-Identifier: Apache-2.0

/// The App Shortcuts of an app: at most ten, the most important first.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// What sounds like one of the phrases and isn't meant.
  @NegativeAppShortcutPhrasesBuilder static var negativePhrases: NegativeAppShortcutPhrases { get }

  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias OptionsCollection = AppShortcutOptionsCollection

  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Has the phrases learn the values of their parameters anew, at once.
  public static func updateAppShortcutParameters() {
    RunningApp.current?.request?.update()
  }
}
