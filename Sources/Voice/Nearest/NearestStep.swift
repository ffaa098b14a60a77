// SPDX-License-Identifier: Apache-2.0

/// A step in laying an utterance beside a sentence.
enum NearestStep {
  /// As in any search.
  case taken(Step)
  /// A word of the utterance that the sentence doesn't have.
  case leftOver
  /// What the sentence has and the utterance doesn't.
  case suppliedWord(WordID)
  case suppliedValue(slot: Int32)
  case suppliedName
}
