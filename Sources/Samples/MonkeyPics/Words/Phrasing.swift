// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The app's facts in the words and formats of one user.
struct Phrasing: Sendable {
  let wording: Wording
  let locale: Locale
  let appName: String

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
    appName = context?.appName ?? ""
  }

  /// `Jul 3, 2026`.
  func day(_ day: PhotoDay) -> String {
    guard let date = PhotoDay.calendar.date(from: day.components) else { return day.text }
    return date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt))
  }

  /// The same words to begin a line with.
  func atStart(_ text: String) -> String {
    String(text.prefix(1)).uppercased(with: locale) + text.dropFirst()
  }
}
