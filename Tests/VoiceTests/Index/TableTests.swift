// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

/// Plain values in an arena's memory.
struct TableTests {
  private let arena = TableArena()

  @Test func aTableReadsTheValuesItWasMadeOf() {
    let table = Table([7, 8, 9] as [Int32], in: arena)
    #expect(table.count == 3)
    #expect((0..<3).map { table[$0] } == [7, 8, 9])
    #expect(table.withBuffer(Array.init) == [7, 8, 9])
  }

  @Test(arguments: [3, 4, 1_000_000, Int.max])
  func aPlaceBeyondTheEndOfATableReadsTheLastValue(_ place: Int) {
    #expect(Table([7, 8, 9] as [Int32], in: arena)[place] == 9)
  }

  @Test(arguments: [-1, -1_000_000, Int.min])
  func aPlaceBeforeTheStartOfATableReadsSomeValue(_ place: Int) {
    #expect([7, 8, 9].contains(Table([7, 8, 9] as [Int32], in: arena)[place]))
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func anEmptyTableReadsAsZero(_ place: Int) {
    let table = Table([] as [UInt32], in: arena)
    #expect(table.count == 0)
    #expect(table[place] == 0)
    #expect(table.withBuffer(\.isEmpty))
  }
}
