// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Starts a session: the one that was named, else one the user chooses.
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

/// Starts the last session again, after checking that it is still the right one.
struct ContinueMeditationIntent: AppIntent {
  static let title: LocalizedStringResource = "Continue Meditation"

  @Parameter(title: "Session") var session: MeditationSession?
  @Dependency private var store: MeditationStore

  func perform() async throws -> some IntentResult & OpensIntent {
    try Account.requireSignIn()
    guard let last = try await store.lastSession() else { throw MeditationError.nothingYet }
    let isRight = try await $session.requestConfirmation(
      for: last, dialog: "\(last) again?", view: SessionCard(session: last))
    guard !isRight else { return .result(opensIntent: StartMeditationIntent(session: last)) }
    if let session { return .result(opensIntent: StartMeditationIntent(session: session)) }
    let others = try await store.sessions().filter { $0.id != last.id }
    let other = try await $session.requestDisambiguation(
      among: others, dialog: "Which one, then?")
    return .result(opensIntent: StartMeditationIntent(session: other))
  }
}
