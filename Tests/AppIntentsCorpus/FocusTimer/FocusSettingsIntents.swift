// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Read and written from anywhere.
final class FocusSettings: @unchecked Sendable {
  static let shared = FocusSettings()

  private let lock = NSLock()
  private var flags = ["breaks": true]
  private var goal = 4

  subscript(flag: String) -> Bool {
    get { lock.withLock { flags[flag, default: false] } }
    set { lock.withLock { flags[flag] = newValue } }
  }

  var dailyGoal: Int {
    get { lock.withLock { goal } }
    set { lock.withLock { goal = newValue } }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct SetSoundsIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Sounds"

  @Parameter(
    title: "Sounds", displayName: Bool.IntentDisplayName(true: "on", false: "off"))
  var value: Bool

  func perform() async throws -> some IntentResult {
    FocusSettings.shared["sounds"] = value
    return .result()
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct SetDailyGoalIntent: SetValueIntent {
  typealias ValueType = Int

  static let title: LocalizedStringResource = "Set Daily Goal"
  static let description = IntentDescription("How many sessions a day are enough.")

  @Parameter(title: "Sessions", description: "A day.", inclusiveRange: (1, 12))
  var value: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let old = FocusSettings.shared.dailyGoal
    FocusSettings.shared.dailyGoal = value
    return .result(value: old, dialog: "It was \(old), now it is \(value).")
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct SetReminderStyleIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Reminders"

  @Parameter(title: "Reminders", requestValueDialog: "How much reminding do you need?")
  var value: ReminderStyle

  static var parameterSummary: some ParameterSummary {
    Switch(\.$value) {
      Case(.silent) {
        Summary("Turn \(\.$value) on")
      }
      DefaultCase {
        Summary("Remind me in a way that is \(\.$value)")
      }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    FocusSettings.shared["reminds"] = value != .silent
    return .result(dialog: "Reminders are \(value.localizedStringResource).")
  }
}

struct GetDailyGoalIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Daily Goal"

  func perform() -> some ReturnsValue<Int> {
    .result(value: FocusSettings.shared.dailyGoal)
  }
}
