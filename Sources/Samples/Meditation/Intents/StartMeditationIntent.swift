// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Starts a session: the one that was named, or one of those there are.
struct StartMeditationIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Meditation"
  static let description = IntentDescription(
    "Starts a meditation session.", categoryName: "Sessions",
    resultValueName: "Minutes")

  static var parameterSummary: some ParameterSummary { Summary("Start \(\.$session)") }

  @Parameter(title: "Session") var session: MeditationSession?
  @Dependency private var store: MeditationStore

  init() {}

  init(session: MeditationSession) { self.session = session }

  func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
  {
    try Account.requireSignIn()
    let chosen = try await chosenSession()
    try await store.begin(chosen.id, minutes: chosen.minutes)
    return .result(
      value: chosen.minutes, dialog: "Starting \(chosen): \(chosen.minutes) minutes.",
      view: SessionCard(session: chosen))
  }

  private func chosenSession() async throws -> MeditationSession {
    if let session { return session }
    return try await $session.requestDisambiguation(
      among: try await store.sessions(), dialog: "Which session would you like?")
  }
}
