// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// An order as its table holds it.
struct OrderRow: Codable, StoredRow, Sendable {
  var number: Int
  var soup: String
  var quantity: Int
  var soupPrice: Int
  var minutes: Int

  /// Seconds since 1970.
  var orderedAt: Double

  static let select = """
    SELECT number, soup, quantity, soupPrice, minutes, orderedAt FROM soupOrder
    """

  /// The order with its options.
  func order(in database: Database) throws -> Order {
    let extras = try ExtraRow.fetchAll(
      database, sql: "SELECT option, price FROM soupOrderExtra WHERE number = ? ORDER BY position",
      arguments: [number])
    let purchase = Purchase(
      soup: soup, quantity: quantity, soupPrice: soupPrice,
      extras: extras.map { Purchase.Extra(option: $0.option, price: $0.price) })
    return Order(
      number: number, purchase: purchase, minutes: minutes,
      orderedAt: Date(timeIntervalSince1970: orderedAt))
  }

  private struct ExtraRow: Codable, StoredRow {
    var option: String
    var price: Int
  }
}
