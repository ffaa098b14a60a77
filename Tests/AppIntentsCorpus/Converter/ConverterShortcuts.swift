// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct ConverterShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ConvertLengthNumberIntent(),
      phrases: [
        "Convert a length with \(.applicationName)",
        "Convert to \(\.$target) with \(.applicationName)",
        "\(.applicationName) \(\.$target)",
      ],
      shortTitle: "Convert Length",
      systemImageName: "ruler"
    )
    AppShortcut(
      intent: EncodeTextIntent(),
      phrases: ["\(\.$direction) text with \(.applicationName)"],
      shortTitle: LocalizedStringResource("Encode", table: "Shortcuts"),
      systemImageName: "lock"
    )
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *) {
      AppShortcut(
        intent: ConvertTemperatureIntent(),
        phrases: ["Convert a temperature to \(\.$scale) with \(.applicationName)"],
        shortTitle: "Convert Temperature",
        systemImageName: "thermometer"
      )
    }
    #if !os(watchOS)
      AppShortcut(
        intent: FormatJSONIntent(),
        phrases: ["Format JSON with \(.applicationName)"],
        shortTitle: "Format JSON",
        systemImageName: "curlybraces"
      )
    #endif
  }
}
