// SPDX-License-Identifier: Apache-2.0

/// A state of the automaton at a place of the utterance, with the ways that lead there.
struct SearchNode: BitwiseCopyable {
  var state: Automaton.State
  var place: Int32
  /// Whether something was skipped or assumed right before. No free text begins after it, since
  /// free text would match anything.
  var isAfterAside: Bool
  /// The cost of the cheapest way.
  var cost: Cost
  /// The latest way found; -1 for none.
  var firstWay: Int32
  /// The next node at the same place, -1 for none.
  var next: Int32
}

/// One step from one node to another.
struct SearchWay: BitwiseCopyable {
  var from: Int32
  /// The cost of this step alone.
  var cost: Cost
  var step: Step
  /// The next way to the same node, -1 for none.
  var next: Int32
}

/// A reading of one or more words of an utterance.
enum Step: BitwiseCopyable {
  case word(WordID)
  /// Two characters that a slip joined or swapped.
  case words(WordID, WordID)
  /// A missing word of the template.
  case missing(WordID)
  /// An added character.
  case surplus
  /// A list's value by the number of its hit. The user's own names count down from -1.
  case value(slot: Int32, hit: Int32)
  case freeText(slot: Int32)
  case moreFreeText(slot: Int32)
  case filler
  case skipped
  /// An app's name; the app is the index of its source.
  case appName(Int32)
}
