// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The app's facts in the words and formats of one user.
struct Phrasing: Sendable {
  let wording: Wording
  let locale: Locale
  let appName: String

  /// Nil for the machine's own, which is costly to find out and seldom needed.
  let timeZone: TimeZone?

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?, timeZone: TimeZone? = nil) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
    appName = context?.appName ?? ""
    self.timeZone = timeZone
  }

  /// `Nov 21, 2026 at 9:41 AM`, with plain blanks, so that it can be searched for and typed.
  func moment(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone ?? .current)
    ).replacing("\u{202F}", with: " ")
  }

  func place(_ place: WorkoutPlace) -> String { wording.text("place.\(place)") }

  /// "20 minutes"; "0.5 hours".
  func goal(_ goal: WorkoutGoal) -> String {
    if let count = Int(exactly: goal.value) {
      return wording.text("goal.\(goal.unit)", count: count)
    }
    return wording.text(
      "goal.\(goal.unit).part", ["value": goal.value.formatted(.number.locale(locale))])
  }

  /// "1 hour and 5 minutes"; seconds are told only where there is no whole minute.
  func length(_ seconds: Double) -> String {
    // An answer that is told again may come from a file that somebody has edited.
    let seconds = Int(min(max(0, seconds), 1e12))
    let minutes = seconds / 60
    guard minutes > 0 else { return wording.text("goal.second", count: seconds) }
    let parts = [("goal.hour", minutes / 60), ("goal.minute", minutes % 60)].filter { $0.1 > 0 }
    return wording.list(parts.map { wording.text($0.0, count: $0.1) }, .and)
  }
}
