// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct TodayView: View {
  var sessions: [SessionEntity]
  var goal: Int

  var body: some View {
    VStack {
      Text("Today").font(.headline)
      ForEach(sessions) { session in
        HStack {
          Text(session.name)
          Spacer()
          Text("\(session.minutes) min").foregroundStyle(.secondary)
        }
      }
      ProgressView(value: Double(sessions.count) / Double(max(1, goal)))
    }
    .padding()
  }
}

struct TodaySummaryIntent: AppIntent {
  static var title: LocalizedStringResource = "Summarise Today"
  static var description: IntentDescription? = IntentDescription(
    "Says what you did today.", categoryName: "Statistics", searchKeywords: ["today", "day"])

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSummary> & ProvidesDialog & ShowsSnippetView
  {
    let sessions = await FocusStore.shared.sessions.map { SessionEntity($0) }
    let minutes = await FocusStore.shared.minutes(since: .distantPast)
    let summary = FocusSummary(sessions: sessions.count, minutes: minutes)
    return .result(
      value: summary,
      dialog: "You focused for \(minutes) minutes.",
      view: TodayView(sessions: sessions, goal: FocusSettings.shared.dailyGoal))
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct PlanEveningIntent: AppIntent {
  static var title: LocalizedStringResource = "Plan the Evening"
  static var supportedModes: IntentModes = [.background, .foreground(.immediate)]

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let sessions = await FocusStore.shared.sessions.map { SessionEntity($0) }
    let one = IntentChoiceOption(title: "One more", style: .default)
    let choice = try await requestChoice(
      between: [one, IntentChoiceOption(title: "Enough for today")],
      dialog: "How many more?",
      view: TodayView(sessions: sessions, goal: FocusSettings.shared.dailyGoal))
    if choice == one {
      try TimerModel.shared.start("Evening", minutes: 25)
    }
    return .result(dialog: IntentDialog(full: "Good evening.", supporting: "Planned."))
  }
}

struct LogSessionIntent: AppIntent {
  static var title: LocalizedStringResource = "Log Session"

  @Parameter(title: "Preset")
  var preset: PresetEntity

  @Parameter(title: "When", kind: .dateTime)
  var date: Date

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let session = Session(id: UUID(), name: preset.name, started: date, minutes: preset.minutes)
    try await requestConfirmation(
      result: .result(value: SessionEntity(session), dialog: "Log \(preset.name)?"),
      confirmationActionName: .log, showPrompt: false)
    await FocusStore.shared.add(session)
    let count = await FocusStore.shared.sessions.count
    return .result(dialog: .init("That makes \(count)."))
  }
}
