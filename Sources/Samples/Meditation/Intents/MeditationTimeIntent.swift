// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Says how long its user has meditated.
struct MeditationTimeIntent: AppIntent {
  static let title: LocalizedStringResource = "Meditation Time"

  @Dependency private var store: MeditationStore

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let minutes = try await store.minutes()
    guard minutes > 0 else {
      return .result(value: 0, dialog: "You haven’t meditated yet.")
    }
    return .result(value: minutes, dialog: "You have meditated for \(minutes) minutes.")
  }
}
