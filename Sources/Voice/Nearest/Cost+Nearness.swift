// SPDX-License-Identifier: Apache-2.0

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
