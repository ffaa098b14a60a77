// SPDX-License-Identifier: Apache-2.0

/// The orders of a few parts.
enum Permutations {
  /// Of how many parts there are all orders: 120 of them.
  static let maximumParts = 5

  /// How many orders of some parts ``all(of:)`` gives.
  static func count(of parts: Int) -> Int {
    parts > maximumParts ? 1 : (1...max(parts, 1)).reduce(1, *)
  }

  /// Every order of the parts; only the given one when there are more than ``maximumParts``.
  static func all<Part>(of parts: [Part]) -> [[Part]] {
    guard parts.count > 1, parts.count <= maximumParts else { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return all(of: rest).map { [first] + $0 }
    }
  }
}
