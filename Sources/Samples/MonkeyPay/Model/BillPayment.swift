// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A bill that somebody asks to pay, by the identifiers of what was heard.
struct BillPayment: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var biller: String

  /// Which of the bill's amounts; ``cents`` counts where it is unknown.
  var amountType: INAmountType

  /// Nil where the user said none.
  var cents: Int?

  /// Nil for the usual one.
  var account: String?

  /// Nil for at once.
  var payOn: Date?
  var note: String?

  /// What may be paid without further ado, in cents.
  var limit: Int
  var date: Date
}
