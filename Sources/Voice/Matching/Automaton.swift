// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// All sentences of a language as one graph of words, flat in memory.
struct Automaton: Sendable {
  typealias Node = Int32

  enum ArcKind: UInt8, Sendable {
    /// Costs no word.
    case empty
    case word
    /// A value of a list or range; the label is a slot's index.
    case slot
    /// The first word of free text, and each further one.
    case freeText
    case moreFreeText
    /// A word that carries no meaning here.
    case filler
    case appName
  }

  struct Arc: Sendable {
    var kind: ArcKind
    var label: Int32
    var target: Node
  }

  /// A place for a value in a sentence.
  struct Slot: Hashable, Sendable {
    var name: String
    var list: Int32
    /// Whether the value is taken away rather than given: "no cheese".
    var isRemoval = false
  }

  /// Where the arcs of each node start in `arcs`; one more than there are nodes.
  let arcStarts: [Int32]
  let arcs: [Arc]
  /// The sentence that ends at each node, -1 for none.
  let accepted: [Int32]
  /// The sentence each node belongs to, -1 for the start; of a beginning that several sentences of
  /// an intent share, the first one's.
  let owner: [Int32]

  let slots: [Slot]
  let sentences: [CompiledSentence]
  /// Where answers to an intent's questions start, by app and intent.
  let answerStarts: [IntentKey: Node]

  static let start: Node = 0

  var nodeCount: Int { accepted.count }

  func arcs(from node: Node) -> ArraySlice<Arc> {
    arcs[Int(arcStarts[Int(node)])..<Int(arcStarts[Int(node) + 1])]
  }
}
