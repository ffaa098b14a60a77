// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import GRDB
import IntentModel
import Testing

/// An action that is done with different values each time is predicted with fewer values.
struct GeneralActionsTests {
  private let scratch: DataFolder
  private let records: SQLiteRecords
  private let now = Date(timeIntervalSince1970: 1_768_467_600)

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  /// Orders on consecutive days, each with a soup and a number of bowls.
  private func order(_ orders: (soup: String, bowls: Int)...) throws {
    for (day, order) in orders.enumerated() {
      var donation = Donation(
        id: "\(day)", app: "SoupChef",
        action: .request(
          "OrderSoup",
          [
            "soup": [.item(Item(id: order.soup, display: order.soup))],
            "quantity": [.integer(order.bowls)],
          ]), date: now.addingTimeInterval(Double(day - orders.count) * 86_400),
        phrase: "Order my \(order.soup)")
      donation.forms = [["soup"], []]
      try records.add(donation)
    }
  }

  private func likely() throws -> [[String]] {
    try records.likelyDonations(at: now, place: nil, 3).map { donation in
      donation.action.values.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key)=\($0.value.map(\.identifier).joined())" }
    }
  }

  @Test func anActionMostlyDoneOneWayIsOfferedWithAllItsValues() throws {
    try order(("miso", 2), ("miso", 2), ("miso", 2), ("tomato", 1))
    #expect(try likely().first == ["quantity=2", "soup=miso"])
  }

  @Test func anActionDoneInManyWaysIsOfferedWithSharedValues() throws {
    try order(("miso", 1), ("miso", 2), ("miso", 3), ("miso", 4))
    #expect(try likely() == [["soup=miso"]])
    #expect(try records.likelyDonations(at: now, place: nil, 1).first?.phrase == nil)
  }

  @Test func anActionWithoutSharedValuesIsOfferedWithNone() throws {
    try order(("miso", 1), ("tomato", 2), ("lentil", 3), ("corn", 4))
    #expect(try likely() == [[]])
  }

  @Test func aGeneralActionIsForgottenWithItsLastDonation() throws {
    try order(("miso", 1), ("miso", 2), ("miso", 3))
    try records.removeDonations(of: "SoupChef", .ids(["0", "1"]))
    #expect(try likely() == [["quantity=3", "soup=miso"]])
    try records.removeDonations(of: "SoupChef", .all)
    #expect(try likely() == [])
    let left = try DatabaseQueue(path: scratch.url.appending(path: "parlance.sqlite").path).read {
      try Int.fetchOne(
        $0,
        sql: """
          SELECT (SELECT count(*) FROM action) + (SELECT count(*) FROM form)
          + (SELECT count(*) FROM habit)
          """)
    }
    #expect(left == 0)
  }
}
