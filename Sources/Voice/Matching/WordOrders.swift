// SPDX-License-Identifier: Apache-2.0

/// Other orders of an utterance's words, the likelier ones first.
struct WordOrders {
  private let units: [Range<Int>]

  /// With more units there would be too many orders to try.
  private static let maximumUnits = 12
  private static let maximumCharacters = 14

  /// - Parameter units: words that stay together.
  init(_ units: [Range<Int>]) {
    // If nothing separates the characters, a word may end after any of them.
    let isWhole = units.count == 1 && units[0].count > 1
    self.units = isWhole ? units[0].map { $0..<($0 + 1) } : units
    limit = isWhole ? Self.maximumCharacters : Self.maximumUnits
  }

  private let limit: Int

  /// First all swaps of neighbours, then all swaps of two adjacent runs of units.
  var attempts: [[[Int]]] {
    guard (2...limit).contains(units.count) else { return [] }
    let neighbours = (0..<(units.count - 1)).map { swapped($0, $0 + 1, $0 + 2) }
    return [neighbours, runs(longerThan: 2)]
  }

  private func runs(longerThan length: Int) -> [[Int]] {
    var orders: [[Int]] = []
    for start in 0..<units.count {
      for middle in (start + 1)..<max(units.count, start + 1) {
        for end in (middle + 1)..<max(units.count + 1, middle + 1) where end - start > length {
          orders.append(swapped(start, middle, end))
        }
      }
    }
    return orders
  }

  /// The words in the order after two runs of units are swapped.
  private func swapped(_ start: Int, _ middle: Int, _ end: Int) -> [Int] {
    let order = units[..<start] + units[middle..<end] + units[start..<middle] + units[end...]
    return order.flatMap { Array($0) }
  }
}
