// SPDX-License-Identifier: Apache-2.0

/// A sentence found near an utterance, and how near.
struct FoundSentence {
  var sentence: NearestSentence
  var distance: Int
  /// Among all sentences.
  var place: Int
  /// The last node of the way that was found.
  var end: Int32

  /// The nearest first; of those as near, one that lacks a value where something was typed, for that is
  /// likelier to be a name nobody knows than a wrong word; then the one written first.
  var order: (Int, Int, Int) { (distance, sentence.mistakenValues > 0 ? 0 : 1, place) }

  /// Whether another sentence of the intent tells nothing beside this one: no more of it fits, and more
  /// is lacking.
  func outshines(_ other: FoundSentence) -> Bool {
    guard sentence.app == other.sentence.app, sentence.intent == other.sentence.intent,
      distance < other.distance
    else { return false }
    return other.sentence.fits.allSatisfy { fit in
      sentence.fits.contains { $0.span.contains(fit.span) }
    }
  }
}

extension NearestSentence {
  /// How many values are missing where something else was typed.
  var mistakenValues: Int {
    lacks.count { lack in
      if case .value(_, .some) = lack { true } else { false }
    }
  }
}
