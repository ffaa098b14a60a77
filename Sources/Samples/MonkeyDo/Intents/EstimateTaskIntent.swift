// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Sets how long a task will take.
struct EstimateTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Estimate a Task"

  /// A year.
  private static let mostMinutes = 525_600.0

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskItem
  @Parameter(
    title: "Time", defaultUnit: .minutes, supportsNegativeNumbers: false,
    requestValueDialog: "How long will it take?")
  var time: Measurement<UnitDuration>
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let length = time.converted(to: .minutes).value.rounded()
    guard length <= Self.mostMinutes, let minutes = Int(exactly: length) else {
      throw $time.needsValueError("That is longer than I can plan for. How long will it take?")
    }
    try await store.estimate(task.id, minutes: minutes)
    return .result(dialog: "\(task) will take \(minutes) minutes.")
  }
}
