// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A means to pay that the user has given the service, without its words.
struct PaymentMethod: Hashable, Sendable, Codable, StoredRow {
  var id: String

  /// The raw value of an `INPaymentMethodType`.
  var type: Int

  /// The last digits of a card.
  var hint: String?
}
