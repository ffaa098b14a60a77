// SPDX-License-Identifier: Apache-2.0

/// A keyboard that knows which keys are next to each other.
struct Keyboard: Sendable {
  private var neighbours: [Character: [Character]] = [:]

  /// - Parameter rows: each row's letters from left to right, the top row first. The keys of a row
  ///   are half a key to the right of those above.
  init(_ rows: [String]) {
    let rows = rows.map { Array($0) }
    for (index, row) in rows.enumerated() {
      for (column, key) in row.enumerated() {
        let beside = [column - 1, column + 1].filter(row.indices.contains).map { row[$0] }
        let above = index > 0 ? rows[index - 1].at([column, column + 1]) : []
        let below = index + 1 < rows.count ? rows[index + 1].at([column - 1, column]) : []
        neighbours[key] = beside + above + below
      }
    }
  }

  /// The keys next to a letter's key, in the letter's case; empty if the keyboard lacks the letter.
  func neighbours(of letter: Character) -> [Character] {
    if let keys = neighbours[letter] { return keys }
    guard letter.isUppercase, let lower = letter.lowercased().first else { return [] }
    return neighbours[lower]?.compactMap { $0.uppercased().first } ?? []
  }
}

extension [Character] {
  fileprivate func at(_ places: [Int]) -> [Character] {
    places.filter(indices.contains).map { self[$0] }
  }
}
