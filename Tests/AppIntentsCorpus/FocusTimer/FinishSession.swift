// SPDX-License-Identifier: Apache-2.0

import AppIntents

#if canImport(UIKit)
  import UIKit
#endif

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct FinishFocusIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Finish Focus Session"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<SessionEntity?> & ProvidesDialog {
    let keep = IntentChoiceOption(title: "Keep it")
    let discard = IntentChoiceOption(title: "Discard it", style: .destructive)
    let choice = try await requestChoice(
      between: [keep, discard, .cancel],
      dialog: IntentDialog(full: "Keep this session, or discard it?", supporting: "Keep it?"))

    let session = try TimerModel.shared.finish()
    #if canImport(ObjectiveC)
      undoManager?.registerUndo(withTarget: TimerModel.shared) { timer in
        timer.reopen(session)
      }
    #endif

    guard choice == keep else {
      let nothing: SessionEntity? = nil
      return .result(value: nothing, dialog: "Gone.")
    }
    await FocusStore.shared.add(session)
    let kept: SessionEntity? = SessionEntity(session)
    return .result(value: kept, dialog: "\(session.minutes) minutes it is.")
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct ReviewDayIntent: AppIntent {
  static let title: LocalizedStringResource = "Review the Day"
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard await FocusStore.shared.sessions.isEmpty == false else {
      throw needsToContinueInForegroundError("Start with a first session.", alwaysConfirm: true)
    }
    if systemContext.currentMode == .background {
      try await continueInForeground("Look at it in the app?", alwaysConfirm: false)
    }
    await MainActor.run {
      TimerModel.shared.opensStatistics = true
    }
    return .result(dialog: "Here is your day.")
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct ForgetSessionsIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Forget Sessions"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  @Parameter(title: "Sessions", requestValueDialog: "Which sessions?")
  var entities: [SessionEntity]

  static var parameterSummary: some ParameterSummary {
    Summary("Forget \(\.$entities)")
  }

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(
      conditions: entities.count > 1 ? [] : .lowConfidenceSource, actionName: .do,
      dialog: "Forget \(entities.count) sessions?")
    await FocusStore.shared.remove(entities.map { $0.id })
    return .result()
  }
}
