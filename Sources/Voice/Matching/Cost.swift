// SPDX-License-Identifier: Apache-2.0

/// The cost of each kind of step. The order of these numbers is the order of preference.
///
/// The tolerance has the upper half of the sum, because it is compared before all else: an exact
/// reading wins over any other.
struct Cost: Comparable, BitwiseCopyable, Sendable {
  private var sum: Int64

  static let none = Cost(0)

  /// - Parameters:
  ///   - plain: the cost of words that are right.
  ///   - tolerance: the cost of forgiven slips and guesses.
  init(_ plain: Int, tolerance: Int = 0) { sum = Int64(tolerance) << 32 + Int64(plain) }

  var plain: Int { Int(sum & 0xFFFF_FFFF) }
  var tolerance: Int { Int(sum >> 32) }

  static func < (one: Cost, other: Cost) -> Bool { one.sum < other.sum }

  static func + (one: Cost, other: Cost) -> Cost {
    var cost = one
    cost.sum += other.sum
    return cost
  }

  // MARK: Words that are right

  static let skippedWord = 1
  static let filler = 1
  /// The cost of each word of a value: words of the template are better evidence than a name that
  /// fits.
  static let valueWord = 3
  static let freeText = 10
  static let freeTextWord = 20

  // MARK: Tolerance

  /// A name of which only a part was said.
  static let part = 300
  /// A missing word without weight.
  static let missingWord = 400
  /// A word without weight in the place of another.
  static let otherSmallWord = 450
  /// A blank that is wrong, missing or added.
  static let blank = 450
  static let pronunciation = 500
  /// Words in another order.
  static let order = 700
  static let slip = 1_000
  /// Added if a wrong letter isn't a neighbour on the keyboard.
  static let farKey = 20
  /// A missing or an added character, in scripts where a character says much.
  static let missingCharacter = 1_150
  static let surplusCharacter = 1_250
  /// A slip in a short word, of which little is left.
  static let shortSlip = 1_300
  /// A slip that turns a known word into another known word.
  static let knownSlip = 1_600
}

/// Distances between a sentence and an utterance. Only comparing two of them has a meaning.
extension Cost {
  /// A skipped word.
  static let distantAside = 1
  /// A word without weight, or a single character, that only one of the two has.
  static let distantSmallWord = 4
  static let distantFreeText = 4
  /// An unknown word that is left over.
  static let distantUnknownWord = 8
  /// A word or value that only one of the two has.
  static let distantWord = 12
  /// A condition that isn't met.
  static let distantCondition = 12
  /// How far away a sentence may be for each word or name that matches.
  static let nearWord = 40
  static let nearNumber = 12
  static let nearCharacter = 15
  /// A sentence further away than this is not near.
  static let farthest = 96
  /// A sentence this much further away than the nearest one adds nothing beside it.
  static let fartherThanNearest = 16

  /// The distance of a slip.
  static func distance(ofTolerance tolerance: Int32) -> Int { (Int(tolerance) + 124) / 125 }
}
