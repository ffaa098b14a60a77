// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Adds a session of the user's own. From then on it can be asked for by its name.
struct AddSessionIntent: AppIntent {
  static let title: LocalizedStringResource = "Add a Session"

  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
  @Parameter(
    title: "Minutes", inclusiveRange: (1, 120), requestValueDialog: "How many minutes?")
  var minutes: Int
  @Dependency private var store: MeditationStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try Account.requireSignIn()
    let isKnown = try await store.sessions().contains {
      String(localized: $0.displayRepresentation.title).lowercased() == name.lowercased()
    }
    guard !isKnown else { throw MeditationError.exists(name) }
    let card = SessionCard(name: name, minutes: minutes)
    try await requestConfirmation(actionName: .add, dialog: "Add \(name), \(minutes) minutes?") {
      card
    }
    try await store.add(name, minutes: minutes)
    MeditationShortcuts.updateAppShortcutParameters()
    return .result(dialog: "\(name) is one of your sessions now.", view: card)
  }
}
