// SPDX-License-Identifier: Apache-2.0

/// A state of the automaton at a place of the utterance, and the ways that lead there.
struct SearchNode: BitwiseCopyable {
  var state: Automaton.State
  var place: Int32
  /// Whether something was passed over or made up right before: then no free text begins here, for that
  /// takes whatever there is.
  var isAfterAside: Bool
  /// Of the cheapest way.
  var cost: Cost
  /// The latest way found, -1 for none.
  var firstWay: Int32
  /// The next node at the same place, -1 for none.
  var next: Int32
}

/// One step from one node to another.
struct SearchWay: BitwiseCopyable {
  var from: Int32
  /// Of the step alone.
  var cost: Cost
  var step: Step
  /// The next way to the same node, -1 for none.
  var next: Int32
}

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
