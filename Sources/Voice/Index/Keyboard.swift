// SPDX-License-Identifier: Apache-2.0

/// Which letters are neighbours on the most common keyboard layouts.
///
/// It only decides which of two slips is likelier. Nothing is understood or refused because of it.
enum Keyboard {
  private static let rows: [[UInt8]] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  private static let places: [UInt8: (row: Int, column: Int)] = {
    var places: [UInt8: (row: Int, column: Int)] = [:]
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() { places[letter] = (row, column) }
    }
    return places
  }()

  static func areNeighbours(_ one: UInt32, _ other: UInt32) -> Bool {
    guard let first = places[UInt8(truncatingIfNeeded: one)],
      let second = places[UInt8(truncatingIfNeeded: other)]
    else { return false }
    return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 1
  }
}
