// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct FocusShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .tangerine }

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartFocusIntent(),
      phrases: [
        "Start \(.applicationName)",
        "Start \(\.$preset) in \(.applicationName)",
        "Focus with \(.applicationName)",
      ],
      shortTitle: "Start",
      systemImageName: "timer"
    )
    AppShortcut(
      intent: PauseFocusIntent(), phrases: ["Pause \(.applicationName)"], shortTitle: "Pause",
      systemImageName: "pause")
    #if !os(watchOS)
      AppShortcut(
        intent: ShowTimerIntent(), phrases: ["Show \(\.$target) in \(.applicationName)"],
        shortTitle: "Show", systemImageName: "eye")
    #endif
  }
}

/// One way to tell the system of anything that was done by hand.
struct Donor<Intent: AppIntent>: Sendable {
  let intent: Intent

  @discardableResult
  func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: intent)
  }

  func donateFinished() async throws {
    try await intent.donate()
  }
}

extension AppIntent {
  /// Words that are the same in every language.
  func verbatim(_ text: String) -> IntentDialog {
    IntentDialog(stringLiteral: text)
  }
}

struct TimeLeftIntent: AppIntent {
  static let title: LocalizedStringResource = "Time Left"
  static let description = IntentDescription(
    LocalizedStringResource("Says how long it is until the break."), categoryName: "Timer")

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>>
    & ProvidesDialog
  {
    let minutes = await TimerModel.shared.running?.minutes ?? 0
    let left = Measurement<UnitDuration>(value: Double(minutes), unit: .minutes)
    guard minutes > 0 else {
      return .result(value: left, dialog: verbatim("0"))
    }
    return .result(
      value: left,
      dialog: IntentDialog(
        full: "You have \(minutes) minutes left.", supporting: "\(minutes) minutes",
        systemImageName: "hourglass"))
  }
}

struct WhenStartedIntent: AppIntent {
  static let title: LocalizedStringResource = "When Did I Start?"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    let pressed = systemContext.preciseTimestamp
    return .result(value: pressed ?? TimerModel.shared.running?.started ?? .now)
  }
}
