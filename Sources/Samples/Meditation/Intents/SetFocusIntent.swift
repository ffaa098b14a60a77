// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Sets the focus that suits a meditation.
struct SetFocusIntent: AppIntent {
  static let title: LocalizedStringResource = "Set a Focus"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  static var parameterSummary: some ParameterSummary { Summary("Set focus to \(\.$focus)") }

  @Parameter(title: "Focus", requestValueDialog: "Which focus?") var focus: FocusMode
  @Dependency private var store: MeditationStore

  func perform() async throws -> some IntentResult & ReturnsValue<FocusMode> & ProvidesDialog {
    try await store.setFocus(focus.rawValue)
    return .result(value: focus, dialog: "The focus is \(focus) now.")
  }
}

/// Which notifications the device lets through.
enum FocusMode: String, AppEnum {
  case sleep
  case work
  case personal
  case reading

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Focus"
  static let caseDisplayRepresentations: [FocusMode: DisplayRepresentation] = [
    .sleep: "Sleep",
    .work: "Work",
    .personal: DisplayRepresentation(title: "Personal", synonyms: ["Free Time"]),
    .reading: "Reading",
  ]
}
