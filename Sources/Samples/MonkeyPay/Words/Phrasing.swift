// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The app's facts in the words and formats of one user.
struct Phrasing: Sendable {
  let wording: Wording
  let locale: Locale

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
  }

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    Cents.amount(cents).decimalValue.formatted(.currency(code: Cents.currency).locale(locale))
  }
}
