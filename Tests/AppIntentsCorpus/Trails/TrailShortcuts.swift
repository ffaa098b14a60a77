// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct TrailShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTrailIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) with \(.applicationName)",
        "Open a trail in \(.applicationName)",
      ],
      shortTitle: "Open Trail",
      systemImageName: "map"
    )

    AppShortcut(
      intent: GetActivityStatisticsIntent(period: .month),
      phrases: [
        "How much did I walk with \(.applicationName)",
        "Get \(.applicationName) statistics of \(\.$period)",
      ],
      shortTitle: "Statistics",
      systemImageName: "chart.bar"
    )

    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      AppShortcut(
        intent: SuggestTrailsIntent(),
        phrases: [
          "Suggest a trail in \(.applicationName)",
          "Find \(\.$difficulty) trails in \(.applicationName)",
        ],
        shortTitle: "Suggest Trails",
        systemImageName: "sparkles"
      )
    }

    AppShortcut(
      intent: SurpriseMeIntent(),
      phrases: ["Surprise me with \(.applicationName)"],
      shortTitle: "Surprise Me",
      systemImageName: "dice"
    )
  }
}

/// The app's work before its first window.
enum TrailLaunch {
  static func registerDependencies() {
    let store = TrailStore()
    AppDependencyManager.shared.add(dependency: store)
    TrailShortcuts.updateAppShortcutParameters()
  }

  /// To be called whenever the trails changed, so that Siri learns the new names.
  static func trailsDidChange() {
    #if !os(watchOS)
      TrailShortcuts.updateAppShortcutParameters()
    #endif
  }
}
