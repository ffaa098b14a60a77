// SPDX-License-Identifier: Apache-2.0

/// Values of a list found at some place of an utterance.
struct ListHit: BitwiseCopyable, Sendable {
  enum Match: BitwiseCopyable, Sendable {
    case exact
    case part
    case pronunciation
    case misspelt
  }

  /// The place after the last letter.
  var end: Int32
  /// How many words the value has.
  var wordCount: Int32
  /// The cost of what was forgiven.
  var tolerance: Int32
  var match: Match
  /// The phrases with these words, as places in ``ListLookup/phrases``; empty for a number.
  var phrases: Range<Int32> {
    get { phrasePlaces.range }
    set { phrasePlaces = PlainRange(newValue) }
  }
  private var phrasePlaces: PlainRange
  /// Whether it is one of the user's own names.
  var isOwn: Bool
  /// The number that was heard, with its tenths: see ``HeardNumber``.
  var number: HeardNumber?

  init(
    end: Int32, wordCount: Int32, tolerance: Int32, match: Match, phrases: Range<Int32> = 0..<0,
    isOwn: Bool = false, number: HeardNumber? = nil
  ) {
    self.end = end
    self.wordCount = wordCount
    self.tolerance = tolerance
    self.match = match
    phrasePlaces = PlainRange(phrases)
    self.isOwn = isOwn
    self.number = number
  }
}
