// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The app's facts in the words and formats of one user.
struct Phrasing: Sendable {
  let wording: Wording
  let locale: Locale

  /// Nil for the machine's own, which is costly to find out and seldom needed.
  let timeZone: TimeZone?

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?, timeZone: TimeZone? = nil) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
    self.timeZone = timeZone
  }

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(locale))
  }

  /// `Nov 21, 2026 at 9:41 AM`, with plain blanks, so that it can be searched for and typed.
  func moment(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone ?? .current)
    ).replacing("\u{202F}", with: " ")
  }

  /// In the middle of a sentence: "clam chowder".
  func soup(_ id: String) -> String { wording.text("soup.\(id)") }

  /// In the middle of a sentence: "red pepper".
  func option(_ id: String) -> String { wording.text("option.\(id)") }

  /// As the vocabulary shows it.
  func object(_ soup: Soup) -> INObject {
    INObject(identifier: soup.id, display: wording.text("soup.\(soup.id).name"))
  }

  func object(_ option: SoupOption) -> INObject {
    INObject(identifier: option.id, display: wording.text("option.\(option.id).name"))
  }

  /// The same words to begin a sentence or a line with.
  func atStart(_ text: String) -> String {
    String(text.prefix(1)).uppercased(with: locale) + text.dropFirst()
  }

  /// One sentence after another.
  func sentences(_ all: [String]) -> String {
    all.joined(separator: wording.text("sentences.separator"))
  }
}
