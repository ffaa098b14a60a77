// SPDX-License-Identifier: Apache-2.0

/// How far a sentence is from an utterance, in steps that can be told apart.
extension Cost {
  /// A word or value that only one of the two has.
  static let distantWord = 3
  /// The same of a word without weight, and of a single character.
  static let distantSmallWord = 1
  static let distantFreeText = 1
  /// A condition that isn't met.
  static let distantCondition = 3
  /// What is further away is not near.
  static let farthest = 24
  /// What is so much further away than the nearest tells nothing beside it.
  static let fartherThanNearest = 4

  /// The distance of a slip.
  static func distance(ofTolerance tolerance: Int32) -> Int { (Int(tolerance) + 499) / 500 }
}
