// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Removes a session, after its user has said yes.
struct RemoveSessionIntent: AppIntent {
  static let title: LocalizedStringResource = "Remove a Session"

  @Parameter(title: "Session", requestValueDialog: "Which session should go?")
  var session: MeditationSession
  @Dependency private var store: MeditationStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try Account.requireSignIn()
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Remove", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
        destructive: true),
      dialog: "Remove \(session) for good?")
    try await store.remove(session.id)
    MeditationShortcuts.updateAppShortcutParameters()
    return .result(dialog: "\(session) is gone.")
  }
}
