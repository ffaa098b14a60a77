// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Testing

@testable import AssistantStore

/// An action is kept each time it was done, and is gone when it is taken back.
@Suite struct DonationsTests {
  private let scratch: DataFolder
  private let records: SQLiteRecords

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  private var path: String { scratch.url.appending(path: "parlance.sqlite").path }

  private func donation(
    _ id: String, soup: String = "clam_chowder", called name: String = "Clam Chowder",
    app: AppID = "SoupChef"
  ) -> Donation {
    let values: [ParameterID: [Value]] = [
      "soup": [.item(Item(id: soup, display: name, attributes: ["price": "6"]))],
      "quantity": [.integer(2)], "weight": [.decimal(0.5)], "isHot": [.boolean(true)],
      "options": [.text("cheese"), .text("a \"red\" pepper")],
      "date": [.literal(Literal(.date, "2026-01-15", display: "today"))],
    ]
    return Donation(
      id: id, group: soup, app: app, action: .request("OrderSoup", values),
      date: Date(timeIntervalSince1970: 1_768_467_600.25), place: "home",
      phrase: "Order my \(name)", image: "soup")
  }

  private func count(_ table: String) throws -> Int {
    try DatabaseQueue(path: path).read { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
  }

  @Test func aDonationIsKeptWithAllItsValues() throws {
    try records.add(donation("1"))
    try records.add(donation("2", soup: "miso", called: "ミソスープ"))
    let kept = try SQLiteRecords(folder: scratch.url).latestDonations(10)
    #expect(kept == [donation("2", soup: "miso", called: "ミソスープ"), donation("1")])
    #expect(kept[0].action.values["soup"]?.first?.display == "ミソスープ")
    #expect(try records.latestDonations(1).map(\.id) == ["2"])
  }

  @Test func readingDonationsMakesNoFile() throws {
    #expect(try records.latestDonations(3) == [])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aDonationReplacesAnotherWithTheSameIdentifier() throws {
    try records.add(donation("1"))
    try records.add(donation("1", app: "Another"))
    try records.add(donation("1", soup: "miso", called: "Miso"))
    #expect(try records.latestDonations(9).map(\.group) == ["miso", "clam_chowder"])
    #expect(try count("action") == 2)
  }

  /// The same thing done again is one action, even with another title.
  @Test func repeatedDonationsAreKeptAsOneAction() throws {
    for (number, name) in ["Clam Chowder", "クラムチャウダー", "Clam Chowder"].enumerated() {
      try records.add(donation("\(number)", called: name))
    }
    #expect(try count("action") == 1)
    #expect(try count("donation") == 3)
  }

  @Test(arguments: [
    (DonationSelection.ids(["2", "9"]), ["2"]), (.group("miso"), ["2", "3"]),
    (.intent("OrderSoup", holding: Item(id: "miso", display: "")), ["2", "3"]),
    (.intent("OrderSoup", holding: nil), ["1", "2", "3"]), (.intent("Eat", holding: nil), []),
    (.all, ["1", "2", "3"]),
  ])
  func selectedDonationsAreRemoved(_ selection: DonationSelection, _ removed: [String]) throws {
    try records.add(donation("1"))
    try records.add(donation("2", soup: "miso", called: "Miso"))
    try records.add(donation("3", soup: "miso", called: "Miso"))
    try records.add(donation("2", app: "Another"))
    #expect(try records.removeDonations(of: "SoupChef", selection) == removed)
    let left = try records.latestDonations(9)
    #expect(
      left.filter { $0.app == "SoupChef" }.map(\.id)
        == ["3", "2", "1"].filter { !removed.contains($0) })
    #expect(left.count == 4 - removed.count)
  }

  @Test func aRemovedDonationLeavesNoTraceInTheFile() throws {
    try records.add(donation("1"))
    try records.add(donation("2", soup: "secret_soup", called: "Grandmother’s Secret"))
    func isInTheFile(_ text: String) throws -> Bool {
      try Data(contentsOf: URL(filePath: path)).range(of: Data(text.utf8)) != nil
    }
    #expect(try isInTheFile("Grandmother’s Secret"))
    try records.removeDonations(of: "SoupChef", .ids(["2"]))
    #expect(try !isInTheFile("Grandmother’s Secret"))
    #expect(try !isInTheFile("secret_soup"))
    #expect(try isInTheFile("Clam Chowder"))
  }

  /// As far as the file can tell, these are two processes at once.
  @Test func twoConcurrentWritersLoseNoDonation() async throws {
    await withTaskGroup { group in
      for writer in 0..<2 {
        let records = SQLiteRecords(folder: scratch.url, patience: 120)
        group.addTask {
          for number in 0..<100 { try? records.add(donation("\(writer).\(number)")) }
        }
      }
    }
    #expect(try records.latestDonations(1_000).count == 200)
  }
}
