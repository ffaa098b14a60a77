// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Money that somebody asks to move, by the identifiers of what was heard.
struct Transfer: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID

  /// Who is paid, or is asked to pay.
  var contact: String
  var cents: Int
  var note: String?

  /// What may be paid without further ado, in cents.
  var limit: Int
  var date: Date
}
