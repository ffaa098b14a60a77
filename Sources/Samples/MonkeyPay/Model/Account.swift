// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// An account of the user's.
struct Account: Hashable, Sendable, Codable, StoredRow {
  var id: String

  /// What the user calls it.
  var name: String

  /// The raw value of an `INAccountType`.
  var type: Int

  /// The last digits.
  var number: String?

  /// Who keeps it; nil for the app itself.
  var organization: String?

  /// What is counted: the raw value of an `INBalanceType`.
  var unit: Int

  /// In cents where it is money, else in whole ones.
  var balance: Int

  var isMoney: Bool { unit == 1 }
}
