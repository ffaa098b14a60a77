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

/// Finds a search's nodes by their states and places: a hash table with open addressing.
///
/// A forgiving search has hundreds of nodes at a place, far too many to look through one by one.
struct NodeTable: ~Copyable {
  /// The numbers of nodes; -1 for a free slot. A power of two, at most half of them taken.
  private var slots = Stack<Int32>(repeating: -1, count: 64)
  private var count = 0

  /// The number of the node in a slot; -1 for none.
  subscript(slot: Int) -> Int32 {
    @inline(__always) get { slots[slot] }
  }

  /// The slot of a node, or the free one that it would take.
  @inline(__always)
  func slot(
    of state: Automaton.State, at place: Int32, isAfterAside: Bool,
    in nodes: borrowing Stack<SearchNode>
  ) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(state, place, isAfterAside) & mask
    while slots[slot] >= 0 {
      let node = nodes[slots[slot]]
      if node.state == state, node.place == place, node.isAfterAside == isAfterAside { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Puts a new node into the free slot that was found for it.
  @inline(__always)
  mutating func insert(_ number: Int32, at slot: Int, in nodes: borrowing Stack<SearchNode>) {
    slots[slot] = number
    count += 1
    if 2 * count > slots.count { grow(nodes) }
  }

  @inline(never)
  private mutating func grow(_ nodes: borrowing Stack<SearchNode>) {
    var larger = Stack<Int32>(repeating: -1, count: 2 * slots.count)
    let mask = larger.count - 1
    for number in 0..<Int32(count) {
      let node = nodes[number]
      var slot = Self.hash(node.state, node.place, node.isAfterAside) & mask
      while larger[slot] >= 0 { slot = (slot + 1) & mask }
      larger[slot] = number
    }
    slots = larger
  }

  @inline(__always)
  private static func hash(_ state: Automaton.State, _ place: Int32, _ isAfterAside: Bool) -> Int {
    let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: place)) << 1
    let mixed = (key | (isAfterAside ? 1 : 0)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
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
