// SPDX-License-Identifier: Apache-2.0

/// Finds what a misspelt name was meant to be.
public enum NearestName {
  /// `; did you mean 'size'?`, or another mend when no name is near.
  static func suggestion(
    for name: String, among names: some Sequence<String>, otherwise mend: String
  ) -> String {
    nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "; \(mend)"
  }

  /// The name with the fewest edits, the first in the alphabet of several; nil when it would take
  /// more than a third of the letters.
  public static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    let limit = max(1, letters.count / 3)
    return
      names.map { (edits: distance(letters, Array($0.lowercased())), name: $0) }
      .filter { $0.edits <= limit }
      .min { $0 < $1 }?.name
  }

  /// Letters added, dropped or replaced, two swapped neighbours counting once.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard abs(one.count - other.count) <= one.count else { return other.count }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        var edits = min(last[column + 1], current[column]) + 1
        edits = min(edits, last[column] + (letter == candidate ? 0 : 1))
        let isSwap = row > 0 && column > 0 && letter == other[column - 1]
        if isSwap, one[row - 1] == candidate { edits = min(edits, beforeLast[column - 1] + 1) }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
