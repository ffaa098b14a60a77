// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The common part of all the buttons of the Live Activity.
protocol TimerControlIntent: LiveActivityIntent {
  @MainActor func control(_ timer: TimerModel) throws
}

extension TimerControlIntent {
  static var openAppWhenRun: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  @MainActor
  func perform() async throws -> some IntentResult {
    try control(.shared)
    return .result()
  }
}

struct PauseFocusIntent: TimerControlIntent {
  static let title: LocalizedStringResource = "Pause Focus Session"

  func control(_ timer: TimerModel) throws { try timer.setPaused(true) }
}

struct ResumeFocusIntent: TimerControlIntent {
  static let title = LocalizedStringResource("Resume Focus Session", comment: "On the Lock Screen")

  func control(_ timer: TimerModel) throws { try timer.setPaused(false) }
}

struct AddMinutesIntent: TimerControlIntent {
  static let title: LocalizedStringResource = "Add Minutes"
  static let isDiscoverable = false

  @Parameter(title: "Minutes", default: 5, controlStyle: .stepper, inclusiveRange: (1, 60))
  var minutes: Int

  init() {}

  init(_ minutes: Int) {
    self.minutes = minutes
  }

  func control(_ timer: TimerModel) throws { try timer.extend(by: minutes) }
}

#if !os(watchOS)
  struct ShowTimerIntent: OpenIntent {
    enum Screen: String, AppEnum {
      case timer, statistics

      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Screen")
      static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [
        .timer: .init(title: "Timer", image: .init(systemName: "timer")),
        .statistics: .init(title: "Statistics", image: .init(systemName: "chart.bar")),
      ]
    }

    static let title: LocalizedStringResource = "Show Screen"

    @Parameter(title: "Screen", default: .timer)
    var target: Screen

    @MainActor
    func perform() async throws -> some IntentResult {
      TimerModel.shared.opensStatistics = target == .statistics
      return .result()
    }
  }
#endif
