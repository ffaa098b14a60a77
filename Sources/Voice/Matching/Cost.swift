// SPDX-License-Identifier: Apache-2.0

/// What each kind of step costs: the order of these numbers is the order of preference.
///
/// What is forgiven counts before all else, so it has the upper half of the sum: an exact reading wins
/// over any other.
struct Cost: Comparable, BitwiseCopyable, Sendable {
  private var sum: Int64

  static let none = Cost(0)

  /// - Parameters:
  ///   - plain: of words as they are.
  ///   - tolerance: of what is forgiven or guessed.
  init(_ plain: Int, tolerance: Int = 0) { sum = Int64(tolerance) << 32 + Int64(plain) }

  var plain: Int { Int(sum & 0xFFFF_FFFF) }
  var tolerance: Int { Int(sum >> 32) }

  static func < (one: Cost, other: Cost) -> Bool { one.sum < other.sum }

  static func + (one: Cost, other: Cost) -> Cost {
    var cost = one
    cost.sum += other.sum
    return cost
  }

  // MARK: Words as they are

  static let skippedWord = 1
  static let filler = 1
  /// For each word of a value: literal words are better evidence than a name that fits.
  static let valueWord = 3
  static let freeText = 10
  static let freeTextWord = 20

  // MARK: What is forgiven

  /// A name said in part.
  static let part = 300
  /// A word without weight that isn't there.
  static let missingWord = 400
  /// A word without weight in the place of another.
  static let otherSmallWord = 450
  /// A blank wrong, missing or too much.
  static let blank = 450
  static let pronunciation = 500
  /// Words in another order.
  static let order = 700
  static let slip = 1_000
  /// Added where a wrong letter isn't a neighbour on the keyboard.
  static let farKey = 20
  /// A character missing, and one too much, in scripts where a character says much.
  static let missingCharacter = 1_150
  static let surplusCharacter = 1_250
  /// A slip of a short word, which leaves little to go by.
  static let shortSlip = 1_300
  /// A slip that makes a known word another known word.
  static let knownSlip = 1_600
}

/// How far a sentence is from an utterance: only which of two is nearer means anything.
extension Cost {
  /// What is passed over.
  static let distantAside = 1
  /// A word without weight, or a single character, that only one of the two has.
  static let distantSmallWord = 4
  static let distantFreeText = 4
  /// A word that is left over because nobody knows it.
  static let distantUnknownWord = 8
  /// A word or value that only one of the two has.
  static let distantWord = 12
  /// A condition that isn't met.
  static let distantCondition = 12
  /// How far away a sentence may be for each word or name that fits.
  static let nearWord = 40
  static let nearNumber = 12
  static let nearCharacter = 15
  /// What is further away is not near.
  static let farthest = 96
  /// What is so much further away than the nearest tells nothing beside it.
  static let fartherThanNearest = 16

  /// The distance of a slip.
  static func distance(ofTolerance tolerance: Int32) -> Int { (Int(tolerance) + 124) / 125 }
}
