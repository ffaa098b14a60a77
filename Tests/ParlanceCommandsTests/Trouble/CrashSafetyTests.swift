// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import ParlanceTesting
import Testing

/// A program that is killed, or whose machine loses its power, at any moment of any conversation:
/// its reports are true, nothing is done twice, nothing is half done, and it goes on.
///
/// `PARLANCE_TEST_SEED` and `PARLANCE_TEST_ROUNDS` give other conversations and more of them.
@Suite(.timeLimit(.minutes(20)))
struct CrashSafetyTests {
  private enum End: String, CaseIterable {
    case kill
    case powerCut
  }

  /// The reports of one kind of action, and the stored actions.
  private struct Account {
    var kept = 0
    /// The balance before anything was spent.
    var initial: Int?
  }

  private static let deedsARound = 1...3

  private let household: Household

  init() throws { household = try Household() }

  @Test(arguments: End.allCases)
  private func everythingReportedBeforeACrashIsKept(_ end: End) async throws {
    let seed = TestSettings.seed ?? 20_261_125
    let rounds = TestSettings.rounds(4, long: 60)
    var random = SeededGenerator(seed: seed)
    var accounts = Dictionary(uniqueKeysWithValues: Deed.allCases.map { ($0, Account()) })
    let root = URL(filePath: household.data, directoryHint: .isDirectory)
    let cut = try PowerCut(root: root, shadow: household.folder.appending(path: "shadow"))
    // Runs once without trouble, so that every file is there.
    let first = try await household.run(
      arguments: words(Deed.allCases.enumerated().flatMap { $1.turns($0 + 2) }))
    try #require(first.ending == .exit(0))
    for deed in Deed.allCases {
      try await check(deed, told: 1, &accounts, "at the start")
    }
    try cut.settle()

    for round in 1...rounds {
      let deeds = (1...Int.random(in: Self.deedsARound, using: &random)).map { _ in
        Deed.allCases.randomElement(using: &random) ?? .order
      }
      let killer = Killer(
        afterBytes: Int.random(in: 0...500 * deeds.count, using: &random),
        thenMicroseconds: UInt32.random(in: 0...40_000, using: &random))
      let turns = deeds.enumerated().flatMap { $1.turns(round * 10 + $0) }
      let spawn = household.spawn(words(turns), end == .powerCut ? cut.environment : [:])
      let said = try await killer.run(spawn)
      if end == .powerCut { try cut.strike(using: &random) }
      let trail: Comment = "\(end.rawValue), seed \(seed), round \(round), \(killer), \(deeds)"
      for deed in Deed.allCases {
        let told = said.split(separator: "\n").count { $0.hasPrefix(deed.told) }
        try await check(deed, told: told, &accounts, trail)
      }
      try await checkDonations(trail)
      try await goesOn(accounts[.order]?.kept ?? 0, trail)
    }
  }

  private func words(_ turns: [String]) -> [[UInt8]] {
    (["say", "--data", household.data, "--now", Household.morning] + turns).map { Array($0.utf8) }
  }

  // MARK: Checks

  /// One more action may be stored than was reported: the process ended before it could report it.
  private func check(
    _ deed: Deed, told: Int, _ accounts: inout [Deed: Account], _ trail: Comment
  ) async throws {
    let path = "\(household.data)/\(deed.file)"
    let (count, balance, faults) = try await look(at: path) { database in
      (try deed.count(database), try deed.balance(database), try Self.faults(of: database))
    }
    let before = accounts[deed] ?? Account()
    #expect((told...told + 1).contains(count - before.kept), "\(deed), told \(told); \(trail)")
    #expect(faults == [], trail)
    accounts[deed]?.kept = count
    guard let left = balance?.left, let spent = balance?.spent else { return }
    if before.initial == nil { accounts[deed]?.initial = left + spent }
    #expect(accounts[deed]?.initial == left + spent, "\(deed); \(trail)")
  }

  /// A donation is stored together with its action and with everything learnt from it, or not at
  /// all.
  private func checkDonations(_ trail: Comment) async throws {
    let halves = try await look(at: "\(household.data)/parlance.sqlite") { database in
      try Int.fetchOne(
        database,
        sql: """
          SELECT count(*) FROM donation
          WHERE action NOT IN (SELECT number FROM action) OR action NOT IN (SELECT action FROM habit)
          """)
    }
    #expect(halves == 0, trail)
  }

  private static func faults(of database: Database) throws -> [String] {
    let whole = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
    let references = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
    return whole + references.map(\.description)
  }

  private func look<Result: Sendable>(
    at path: String, _ look: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await DatabaseQueue(path: path).read(look)
  }

  /// The next conversation knows all stored data.
  private func goesOn(_ orders: Int, _ trail: Comment) async throws {
    let history = try await household.say(Household.history)
    try #require(history.ending == .exit(0), trail)
    let say = try history.turns().first?.say ?? ""
    let count = say.firstMatch(of: /^You have ([0-9]+) orders?/).flatMap { Int($0.1) }
    #expect(count == orders, trail)
  }
}
