// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum ReminderStyle: String, AppEnum {
  case silent, gentle, insistent

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reminders"
  static let caseDisplayRepresentations: [ReminderStyle: DisplayRepresentation] = [
    .silent: "Silent",
    .gentle: DisplayRepresentation(title: "Gentle"),
    .insistent: DisplayRepresentation(title: "Insistent", subtitle: "Until you rest"),
  ]
}

/// The app's behaviour while a Focus is on.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct WorkFocusFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set Work Mode"
  static let description: IntentDescription? = "Chooses a preset and quietens everything else."

  @Parameter(title: "Preset")
  var preset: PresetEntity?

  @Parameter(title: "Hide Statistics", default: false)
  var hidesStatistics: Bool

  @Parameter(title: "Reminders", default: .gentle)
  var reminders: ReminderStyle

  init() {}

  init(preset: PresetEntity, reminders: ReminderStyle) {
    self.preset = preset
    self.reminders = reminders
  }

  static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [WorkFocusFilter] {
    FocusStore.shared.presets
      .filter { $0.minutes > 60 }
      .map { WorkFocusFilter(preset: PresetEntity(preset: $0), reminders: .silent) }
  }

  var displayRepresentation: DisplayRepresentation {
    guard let preset else { return "Work" }
    return DisplayRepresentation(
      title: "Work with \(preset.name)",
      subtitle: "\(reminders.localizedStringResource) reminders")
  }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(
      notificationFilterPredicate: NSPredicate(value: reminders != .silent),
      targetContentIdentifierPrefix: "work")
  }

  func perform() async throws -> some IntentResult {
    FocusSettings.shared["hidesStatistics"] = hidesStatistics
    return .result()
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
enum WorkFocus {
  /// Whether the numbers are to be left out, as the Focus that is on now wants it.
  static func hidesStatistics() async -> Bool {
    do {
      return try await WorkFocusFilter.current.hidesStatistics
    } catch {
      return false
    }
  }

  static func presetsChanged() {
    WorkFocusFilter.invalidateFocusFilterAppContext()
  }
}
