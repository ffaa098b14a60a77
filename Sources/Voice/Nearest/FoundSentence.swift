// SPDX-License-Identifier: Apache-2.0

/// A sentence that was found near an utterance, with its distance.
struct FoundSentence {
  var sentence: NearestSentence
  var distance: Int
  /// The number of the sentence among all sentences.
  var place: Int
  /// The last node of the path to the sentence.
  var end: Int32

  /// The sort order: nearest first. At the same distance a sentence comes first that lacks a value
  /// where something was typed, for that is likelier an unknown name than a wrong word. Then the
  /// earlier sentence comes first.
  var order: (Int, Int, Int) { (distance, sentence.mistakenValues > 0 ? 0 : 1, place) }

  /// Whether another sentence of the intent adds nothing: it is further away, and everything that
  /// fits it fits this one as well.
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
