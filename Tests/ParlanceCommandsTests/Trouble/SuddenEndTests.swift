// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import ParlanceTesting
import Testing

/// `kill -9` at any moment: an order that was told is there exactly once.
@Suite(.timeLimit(.minutes(45)))
struct ProcessSuddenEndTests {
  private static let rounds = 25
  private static let ordersARound = 3

  let household: Household

  init() throws { household = try Household() }

  @Test func keepsEveryOrderItToldExactlyOnce() async throws {
    let seed =
      ProcessInfo.processInfo.environment["PARLANCE_TEST_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0 ... .max)
    var numbers = SeededGenerator(seed: seed)
    var kept = 0
    var bowls = 0
    for round in 1...Self.rounds {
      let killer = Killer(
        afterBytes: Int.random(in: 0...1_100, using: &numbers),
        thenMicroseconds: UInt32.random(in: 0...40_000, using: &numbers))
      let quantity = Int.random(in: 1...2, using: &numbers)
      let trail: Comment = "seed \(seed), round \(round), \(killer)"
      let said = try await killer.run(spawn(ordering: quantity))
      let told = said.split(separator: "\n").filter { $0.hasPrefix("< Ordered.") }.count

      let history = try await household.say(Household.history)
      try #require(history.ending == .exit(0), trail)
      let (orders, numbersOfOrders, stock, isWhole) = try look()
      let added = orders.count - kept
      #expect((told...told + 1).contains(added), "told \(told), kept \(added); \(trail)")
      #expect(orders.dropFirst(kept).allSatisfy { $0 == quantity }, trail)
      #expect(Set(numbersOfOrders).isSuperset(of: Self.receipts(in: said)), trail)
      #expect(try Self.count(in: history) == orders.count, trail)
      kept = orders.count
      bowls += added * quantity
      #expect(stock == 200 - bowls, trail)
      #expect(isWhole, trail)
    }
  }

  private func spawn(ordering quantity: Int) -> Spawn {
    let order = "order \(quantity) clam chowders in Soup Chef"
    let turns = (1...Self.ordersARound).flatMap { _ in [order, "yes"] }
    return household.spawn((["say", "--data", household.data] + turns).map { Array($0.utf8) })
  }

  /// The numbers of the orders whose receipts were printed.
  private static func receipts(in said: String) -> [Int] {
    said.matches(of: /\| Order number: ([0-9]+)\n/).compactMap { Int($0.1) }
  }

  /// How many orders the program says there are.
  private static func count(in history: Finished) throws -> Int {
    let say = try history.turns().first?.say ?? ""
    if say == "You have no orders yet." { return 0 }
    return say.firstMatch(of: /^You have ([0-9]+) orders?/).flatMap { Int($0.1) } ?? -1
  }

  /// The bowls of each order, the orders' numbers, what is left of the soup, and whether the file is
  /// sound.
  private func look() throws -> ([Int], [Int], Int?, Bool) {
    try DatabaseQueue(path: household.orders).read { database in
      (
        try Int.fetchAll(database, sql: "SELECT quantity FROM soupOrder ORDER BY number"),
        try Int.fetchAll(database, sql: "SELECT number FROM soupOrder"),
        try Int.fetchOne(database, sql: "SELECT stock FROM soup WHERE id = 'clam_chowder'"),
        try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok"
      )
    }
  }
}
