// SPDX-License-Identifier: Apache-2.0

/// Names found at some place of an utterance, whatever their list.
struct FoundName: BitwiseCopyable {
  var phrases: PlainRange
  /// The place after the last letter.
  var end: Int32
  /// How many words they take.
  var wordCount: Int32
  /// What had to be forgiven.
  var tolerance: Int32
  var match: ListHit.Match
}
