// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The app's facts in the words and formats of one user.
struct Phrasing: Sendable {
  let wording: Wording
  let locale: Locale

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?, timeZone: TimeZone? = nil) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
    self.timeZone = timeZone
  }

  /// In the middle of a sentence: "the airport".
  func name(_ place: Place) -> String { wording.text("place.\(place.id)") }

  /// As the vocabulary shows it: "Banana Basic".
  func kind(_ id: String) -> String { wording.text("kind.\(id)") }

  /// "Visa".
  func name(_ method: PaymentMethod) -> String { wording.text("method.\(method.id)") }

  /// `9:41 AM`, with plain blanks.
  func time(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, timeZone: timeZone ?? .current)
    ).replacing("\u{202F}", with: " ")
  }

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    amount(cents).decimalValue.formatted(.currency(code: Fare.currency).locale(locale))
  }

  func amount(_ cents: Int) -> NSDecimalNumber {
    NSDecimalNumber(decimal: Decimal(cents) / 100)
  }

  /// The same words to begin a line with.
  func atStart(_ text: String) -> String {
    String(text.prefix(1)).uppercased(with: locale) + text.dropFirst()
  }
}
