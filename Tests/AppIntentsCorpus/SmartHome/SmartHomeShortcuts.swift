// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Phrases that people can say without setting anything up.
@available(iOS 17.4, macOS 14.4, watchOS 10.4, tvOS 17.4, visionOS 1.1, *)
struct SmartHomeShortcuts: AppShortcutsProvider {

  static let shortcutTileColor: ShortcutTileColor = .teal

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnOnDevice(),
      phrases: [
        "Turn something on with \(.applicationName)",
        "Turn on \(\.$device) with \(.applicationName)",
      ],
      shortTitle: "Turn On",
      systemImageName: "power"
    )

    AppShortcut(
      intent: Lights.Toggle(),
      phrases: [
        "Toggle a light with \(.applicationName)",
        "Toggle \(\.$light) with \(.applicationName)",
      ],
      shortTitle: "Toggle Light",
      systemImageName: "lightbulb",
      parameterPresentation: ParameterPresentation(
        for: \.$light,
        summary: Summary("Toggle \(\.$light)"),
        optionsCollections: {
          OptionsCollection(DeviceEntity.Query(), title: "Devices", systemImageName: "house")
        }
      )
    )

    // One intent, preset in two ways.
    AppShortcut(
      intent: Fans.Intents.SetSpeed(speed: .low),
      phrases: ["Slow down the fans with \(.applicationName)"],
      shortTitle: "Slow Fans",
      systemImageName: "fan"
    )
    AppShortcut(
      intent: Fans.Intents.SetSpeed(speed: .off),
      phrases: [
        "Stop the fans with \(.applicationName)",
        "\(.applicationName) fans \(\.$speed)",
      ],
      shortTitle: "Stop Fans",
      systemImageName: "fan.slash"
    )

    #if os(iOS)
      AppShortcut(
        intent: ShowPanelPage(),
        phrases: ["Show the \(.applicationName) panel"],
        shortTitle: "Panel",
        systemImageName: "rectangle.grid.2x2"
      )
    #endif

    if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
      AppShortcut(
        intent: ActivateScene(),
        phrases: ["Activate \(\.$scene) in \(.applicationName)"],
        shortTitle: "Scene",
        systemImageName: "sparkles"
      )
    }
  }
}

// MARK: - Packages

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct SmartHomePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [ServerKitPackage.self]
  }
}
