// SPDX-License-Identifier: Apache-2.0

/// A value of a list found at some word.
struct ListHit: Sendable {
  enum Match: Sendable {
    case exact
    case part
    case pronunciation
    case misspelt
  }

  /// The word after the last one it takes.
  var end: Int32
  var cost: Int32
  var match: Match
  /// The values that fit equally well, in the list's order; empty for a number.
  var values: [Int32]
  var number: Int?
}
