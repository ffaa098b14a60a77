// SPDX-License-Identifier: Apache-2.0

/// A step on the way through the automaton, and how the way came there.
struct Hypothesis {
  enum Step {
    case start
    case empty
    case word
    case misspelt(WordID)
    case value(slot: Int32, hit: ListHit)
    case freeText(slot: Int32)
    case moreFreeText
    case filler
    case skipped
    case appName
  }

  var node: Automaton.Node
  /// The words before and after the step.
  var words: Range<Int32>
  var cost: Int32
  /// The hypothesis before it, -1 for none.
  var previous: Int32
  /// The app that was named, -1 while none was.
  var app: Int32
  var step: Step
}
