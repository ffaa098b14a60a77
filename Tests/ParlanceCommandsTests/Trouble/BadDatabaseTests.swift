// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import Testing

/// Unusable databases are reported in a sentence with the file's name and left as they are. All is
/// well once they are mended.
@Suite(.timeLimit(.minutes(20)))
struct BadDatabaseTests {
  struct Trouble: CustomTestStringConvertible {
    var testDescription: String
    var sentence: String
    var code: String
    var bring: @Sendable (String) throws -> Void
  }

  static let troubles = [
    Trouble(
      testDescription: "garbage", sentence: "damaged", code: "databaseDamaged",
      bring: { try Data("soup of the day".utf8).write(to: URL(filePath: $0)) }),
    Trouble(
      testDescription: "much garbage", sentence: "damaged", code: "databaseDamaged",
      bring: { path in
        try Data(String(repeating: "soup of the day ", count: 1000).utf8)
          .write(to: URL(filePath: path))
      }),
    Trouble(
      testDescription: "truncated", sentence: "damaged", code: "databaseDamaged",
      bring: { path in
        let whole = try Data(contentsOf: URL(filePath: path))
        try whole.prefix(whole.count / 2).write(to: URL(filePath: path))
      }),
    Trouble(
      testDescription: "another program's database", sentence: "damaged", code: "databaseDamaged",
      bring: { path in
        try FileManager.default.removeItem(atPath: path)
        try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE soup (heat)") }
      }),
    Trouble(
      testDescription: "a newer version's database", sentence: "A newer version of ",
      code: "databaseNewer",
      bring: { path in
        try DatabaseQueue(path: path).write {
          try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('next year')")
        }
      }),
    Trouble(
      testDescription: "a folder in its place", sentence: "can’t be opened",
      code: "databaseUnreachable",
      bring: { path in
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: false)
      }),
  ]

  let household: Household

  init() throws { household = try Household() }

  private var records: String { "\(household.data)/parlance.sqlite" }

  /// Makes both files: an order and a setting.
  private func prepare() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    _ = try await household.run("chat", "--data", household.data, input: "/style driving\n")
    for file in [household.orders, records] {
      try #require(FileManager.default.fileExists(atPath: file))
    }
  }

  @Test(arguments: troubles)
  func anUnusableAppDatabaseIsReportedAndLeftUnchanged(_ trouble: Trouble) async throws {
    try await prepare()
    let good = household.path("good.sqlite")
    try FileManager.default.copyItem(atPath: household.orders, toPath: good)
    try trouble.bring(household.orders)
    let before = try? Data(contentsOf: URL(filePath: household.orders))
    for turns in [[Household.order], [Household.history]] {
      let run = try await household.say(turns[0])
      let turn = try #require(try run.turns().last)
      #expect(turn.result == "failure")
      #expect(turn.code == trouble.code)
      #expect(turn.say.contains(trouble.sentence))
      #expect(turn.say.contains(household.orders))
      #expect(run.ending == .exit(1))
      run.expectManners()
    }
    #expect(try await household.say("purple").ending == .exit(1))
    #expect((try? Data(contentsOf: URL(filePath: household.orders))) == before)
    try FileManager.default.removeItem(atPath: household.orders)
    try FileManager.default.copyItem(atPath: good, toPath: household.orders)
    #expect(try await household.say(Household.history).output.contains("You have 1 order: "))
  }

  @Test(arguments: troubles)
  func anUnusableAssistantDatabaseIsReportedAndLeftUnchanged(_ trouble: Trouble) async throws {
    try await prepare()
    try trouble.bring(records)
    let before = try? Data(contentsOf: URL(filePath: records))
    for arguments in [["say", Household.history], ["chat"], ["interpret", "x"], ["apps"]] {
      let words = arguments + ["--data", household.data]
      let run = try await household.run(arguments: words.map { Array($0.utf8) })
      #expect(run.ending == .exit(2))
      #expect(run.output == "")
      #expect(run.errors.contains(trouble.sentence))
      #expect(run.errors.contains(records))
      #expect(run.errors.split(separator: "\n").count == 1)
      run.expectManners()
    }
    #expect((try? Data(contentsOf: URL(filePath: records))) == before)
    try FileManager.default.removeItem(atPath: records)
    #expect(try await household.say(Household.history).output.contains("You have 1 order: "))
  }

  @Test func aLockedAppDatabaseIsReportedAndTheRequestFails() async throws {
    try await prepare()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let holder = try DatabaseQueue(path: household.orders, configuration: configuration)
    try await holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let run = try await household.say(Household.history)
    #expect(try run.turns().map(\.outcome) == ["inProgress", "failure"])
    #expect(try run.turns().map(\.turn) == [1, 1])
    #expect(try run.turns().last?.code == "databaseLocked")
    #expect(try run.turns().last?.say.hasPrefix("Another program is holding ") == true)
    #expect(run.ending == .exit(1))
    run.expectManners()
    try await holder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(try await household.say(Household.history).output.contains("You have 1 order: "))
  }

  @Test func aLockedAssistantDatabaseIsReported() async throws {
    try await prepare()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let holder = try DatabaseQueue(path: records, configuration: configuration)
    try await holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let run = try await household.say(Household.history)
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("Another program is holding \(records)."))
    run.expectManners()
    try await holder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  }
}
