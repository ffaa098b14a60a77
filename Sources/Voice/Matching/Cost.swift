// SPDX-License-Identifier: Apache-2.0

/// What each kind of step costs: the order of these numbers is the order of preference.
enum Cost {
  static let word: Int32 = 0
  static let skippedWord: Int32 = 1
  static let filler: Int32 = 1
  /// For each word of a value: literal words are better evidence than a name that fits.
  static let valueWord: Int32 = 3
  static let freeText: Int32 = 10
  static let freeTextWord: Int32 = 20
  /// A name said in part.
  static let part: Int32 = 300
  static let pronunciation: Int32 = 500
  static let slip: Int32 = 1_000
}
