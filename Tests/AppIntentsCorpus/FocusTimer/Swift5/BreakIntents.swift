// SPDX-License-Identifier: Apache-2.0

import AppIntents

var breaksTaken = 0

struct TakeBreakIntent: AppIntent, ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Take a Break"
  static var description = IntentDescription(
    "Pauses the timer for a while.",
    categoryName: "Breaks"
  )
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Length", defaultValue: 5, defaultUnit: .minutes)
  var length: Measurement<UnitDuration>

  @Parameter(title: "Until")
  var end: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Rest for \(\.$length)") {
      \.$end
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let running = await TimerModel.shared.running
    guard running != nil else {
      throw needsToContinueInForegroundError("Start a session in the app first.")
    }
    try await requestConfirmation()
    try await TimerModel.shared.setPaused(true)
    breaksTaken += 1
    let opened = try await requestToContinueInForeground("Show the timer?") {
      TimerModel.shared.opensStatistics = false
      return true
    }
    return .result(dialog: opened ? "Enjoy your break." : "Later, then.")
  }
}

struct SkipBreakIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Skip Break"
  static var isDiscoverable: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  func perform() async throws -> some IntentResult {
    try await TimerModel.shared.setPaused(false)
    return .result()
  }
}

#if !os(watchOS)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  struct TurnOffBreaksIntent: AppIntent {
    static var title: LocalizedStringResource = "Turn Off Breaks"
    static var description: IntentDescription = "No more breaks at all."

    func perform() async throws -> some IntentResult & OpensIntent {
      try await requestConfirmation(
        actionName: .turnOff,
        dialog: IntentDialog(stringLiteral: "Turn breaks off?")
      )
      FocusSettings.shared["breaks"] = false
      return .result(opensIntent: ShowTimerIntent())
    }
  }
#endif
