// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A payment as its table holds it; moments are seconds since 1970.
struct PaymentRow: Codable, StoredRow, Sendable {
  var kind: String
  var contact: String?
  var biller: String?
  var account: String?
  var cents: Int
  var note: String?
  var madeAt: Double
  var paidOn: Double

  static let select = """
    SELECT kind, contact, biller, account, cents, note, madeAt, paidOn FROM payment
    """

  /// The payment with everything it refers to; nil if part of that is gone.
  func payment(in books: Books) -> Payment? {
    kind(in: books).map { kind in
      Payment(
        kind: kind, account: books.accounts.first { $0.id == account }, cents: cents, note: note,
        madeAt: Date(timeIntervalSince1970: madeAt), paidOn: Date(timeIntervalSince1970: paidOn))
    }
  }

  private func kind(in books: Books) -> Payment.Kind? {
    switch kind {
    case "send": contact.flatMap(books.contact).map(Payment.Kind.send)
    case "request": contact.flatMap(books.contact).map(Payment.Kind.request)
    default: biller.flatMap(books.biller).map(Payment.Kind.bill)
    }
  }
}
