// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Parlance

enum Bed: String, AppEnum {
  case roses, herbs, tomatoes
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
    .roses: "Roses", .herbs: "Herbs", .tomatoes: "Tomatoes",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water a Bed"
  @Parameter(title: "Bed", requestValueDialog: "Which bed?") var bed: Bed
  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 30)) var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .start, dialog: "Water the \(bed) for \(minutes) minutes?")
    return .result(dialog: "Water is running.")
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterIntent(),
      phrases: ["Water my \(.applicationName)", "Water the \(\.$bed) in my \(.applicationName)"],
      shortTitle: "Water", systemImageName: "drop")
  }
}

@main
struct Garden {
  static func main() async throws {
    try await Parlance.main(apps: [ShortcutsApp("Garden", shortcuts: GardenShortcuts.self)])
  }
}
