// SPDX-License-Identifier: Apache-2.0

/// Values of a list found at some place of an utterance.
struct ListHit: Sendable {
  enum Match: BitwiseCopyable, Sendable {
    case exact
    case part
    case pronunciation
    case misspelt
  }

  /// The place after the last letter.
  var end: Int32
  /// How many words it takes.
  var wordCount: Int32
  /// What had to be forgiven.
  var tolerance: Int32
  var match: Match
  /// The phrases that are said so, as places in ``ListLookup/phrases``; none for a number.
  var phrases: Range<Int32>
  /// Whether it is a name of the user's own.
  var isOwn = false
  /// The number heard, in halves, tenths and so on: see ``HeardNumber``.
  var number: HeardNumber?
}
