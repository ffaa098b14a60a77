// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// Receives the shortcuts that are useful at certain times.
public final class INRelevantShortcutStore: NSObject, Sendable {
  public static let `default` = INRelevantShortcutStore()

  /// Replaces the shortcuts that the app gave before.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      try RequestContext.setOfferedShortcuts(.relevant) { app in
        shortcuts.map { OfferedShortcut($0, of: app) }
      }
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  /// Replaces the shortcuts that the app gave before.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    try RequestContext.setOfferedShortcuts(.relevant) { app in
      shortcuts.map { OfferedShortcut($0, of: app) }
    }
  }
}

extension OfferedShortcut {
  fileprivate init(_ shortcut: INRelevantShortcut, of app: AppID) {
    self.init(
      step: ShortcutStep(shortcut.shortcut, of: app), title: shortcut.watchTemplate?.title,
      conditions: shortcut.relevanceProviders.compactMap { provider in
        switch provider {
        case let provider as INDateRelevanceProvider:
          .dates(provider.startDate, provider.endDate)
        case let provider as INDailyRoutineRelevanceProvider: .routine(provider.situation.routine)
        default: nil
        }
      })
  }
}

extension INDailyRoutineSituation {
  fileprivate var routine: DailyRoutine {
    switch self {
    case .morning: .morning
    case .evening: .evening
    case .home: .home
    case .work: .work
    case .school: .school
    case .gym: .gym
    case .commute: .commute
    case .headphonesConnected, .activeWorkout, .physicalActivityIncomplete: .unknown
    }
  }
}
