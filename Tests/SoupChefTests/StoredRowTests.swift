// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData
import Testing

/// A row can be read if its numbers are safe to calculate with.
struct StoredRowTests {
  private struct Bowls: StoredRow, Equatable {
    var count: Int
    var heat: Double?
    var name = ""
  }

  private struct Price: StoredRow {
    static let most = 1e6
    var count: Int
  }

  private func fetch<Fetched: StoredRow>(_ type: Fetched.Type, _ columns: String) throws -> Fetched?
  {
    try DatabaseQueue().read { try Fetched.fetchOne($0, sql: "SELECT \(columns)") }
  }

  @Test func aRowWithSafeNumbersIsRead() throws {
    let bowls = try fetch(Bowls.self, "-2 AS count, NULL AS heat, 'miso' AS name")
    #expect(bowls == Bowls(count: -2, heat: nil, name: "miso"))
    let most = try fetch(Bowls.self, "1000000000000 AS count, -1e12 AS heat, '9e999' AS name")
    #expect(most == Bowls(count: 1_000_000_000_000, heat: -1e12, name: "9e999"))
  }

  @Test(arguments: [
    "9e999", "-9e999", "1e300", "-1e300", "9223372036854775807", "-9223372036854775808",
    "1000000000001", "'soup'", "x'ff'", "NULL",
  ])
  func aRowWithAnUnsafeValueIsNotRead(_ value: String) {
    #expect(throws: (any Error).self) {
      try fetch(Bowls.self, "\(value) AS count, NULL AS heat, '' AS name")
    }
  }

  @Test func aRowTypeMayLowerItsGreatestNumber() throws {
    #expect(try fetch(Price.self, "1000000 AS count")?.count == 1_000_000)
    #expect(throws: DecodingError.self) { try fetch(Price.self, "1000001 AS count") }
  }

  @Test func anUnreadableRowCountsAsDamage() throws {
    let error = #expect(throws: DecodingError.self) { try fetch(Price.self, "9e999 AS count") }
    #expect(DataTrouble(try #require(error), path: "soup")?.kind == .damaged)
  }
}
