// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct SleepTimerView: View {
  var ends: Date

  var body: some View {
    HStack {
      Image(systemName: "moon.zzz")
      Text("Until \(ends.formatted(date: .omitted, time: .shortened))").bold()
    }
  }
}

struct SetSleepTimer: AppIntent {
  static var title: LocalizedStringResource = "Set Sleep Timer"
  static var description = IntentDescription("Stops playback after a while.")
  static var openAppWhenRun = false

  static var parameterSummary: some ParameterSummary {
    Summary("Stop playing in \(\.$minutes) minutes")
  }

  @Parameter(
    title: "Minutes", description: "How long it goes on playing.", default: 30,
    inclusiveRange: (5, 120))
  var minutes: Int

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let ends = Date.now.addingTimeInterval(Double(minutes) * 60)
    try await requestConfirmation(
      result: .result(dialog: "Stop in \(minutes) minutes?", view: SleepTimerView(ends: ends)),
      confirmationActionName: .set, showPrompt: true)
    Player.shared.sleep(at: ends)
    return .result(dialog: "Sleep well.", view: SleepTimerView(ends: ends))
  }
}

struct CancelSleepTimer: AppIntent {
  static var title: LocalizedStringResource = "Cancel Sleep Timer"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      result: .result(dialog: "Cancel the sleep timer?"), confirmationActionName: .turnOff)
    Player.shared.sleep(at: nil)
    return .result(dialog: "It plays on.")
  }
}

struct ShowSleepTimer: AppIntent {
  static var title: LocalizedStringResource = "Show Sleep Timer"
  static var isDiscoverable: Bool = true

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let ends = Player.shared.sleepsAt ?? .distantFuture
    return .result(dialog: "This is your sleep timer.") {
      SleepTimerView(ends: ends)
    }
  }
}
