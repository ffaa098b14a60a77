// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ReadingFocusFilter: SetFocusFilterIntent {
  static var title: LocalizedStringResource = "Set Reading Mode"
  static var description: LocalizedStringResource? = "For evenings with a book."

  /// The filter that was applied last.
  static var lastApplied: ReadingFocusFilter?

  @Parameter(title: "Dark", default: true)
  var isDark: Bool

  @Parameter(title: "Note")
  var note: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Read") {
      \.$isDark
      \.$note
    }
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] {
    []
  }

  var displayRepresentation: DisplayRepresentation {
    let details: LocalizedStringResource = isDark ? "Dark" : "Light"
    return DisplayRepresentation(title: "Reading", subtitle: details)
  }

  var appContext: FocusFilterAppContext {
    let allowed = NSPredicate(value: false)
    return FocusFilterAppContext(notificationFilterPredicate: allowed)
  }

  func perform() async throws -> some IntentResult {
    Self.lastApplied = self
    FocusSettings.shared["dark"] = isDark
    return .result()
  }
}
