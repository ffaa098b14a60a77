// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Says how long a task will take.
struct EstimateTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Estimate a Task"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskItem
  @Parameter(
    title: "Time", defaultUnit: .minutes, supportsNegativeNumbers: false,
    requestValueDialog: "How long will it take?")
  var time: Measurement<UnitDuration>
  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let minutes = Int(time.converted(to: .minutes).value.rounded())
    try await store.estimate(task.id, minutes: minutes)
    return .result(dialog: "\(task) will take \(minutes) minutes.")
  }
}
