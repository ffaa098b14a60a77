// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Starts the session of the last time again, if it is still the right one.
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
