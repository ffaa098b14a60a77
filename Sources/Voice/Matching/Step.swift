// SPDX-License-Identifier: Apache-2.0

/// What one or more words of an utterance were taken for.
enum Step: BitwiseCopyable {
  case word(WordID)
  /// Two characters that a slip ran together, or that have changed places.
  case words(WordID, WordID)
  /// A word of the template that isn't there.
  case missing(WordID)
  /// One character too much.
  case surplus
  /// The hit's number, for one of the user's own names counted from -1 down.
  case value(slot: Int32, hit: Int32)
  case freeText(slot: Int32)
  case moreFreeText(slot: Int32)
  case filler
  case skipped
  /// The app is the source's index.
  case appName(Int32)
}
