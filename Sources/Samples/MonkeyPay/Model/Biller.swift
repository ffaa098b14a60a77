// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Somebody who sends the user bills, and what is open with them, in cents.
struct Biller: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String

  /// What the bills are for: the raw value of an `INBillType`.
  var type: Int

  /// The last digits of the user's account with them.
  var number: String

  /// What the latest bill asks for.
  var due: Int

  /// The least that has to be paid.
  var minimum: Int

  /// All that is owed, due or not.
  var balance: Int

  /// The day of the month by which bills are paid.
  var dueDay: Int
}
