// SPDX-License-Identifier: Apache-2.0

/// The beginnings of compiled sentences, so that sentences with the same beginning share nodes.
///
/// A beginning is stored as its last part and the beginning before it, so the work is linear in a
/// sentence's parts.
struct SharedPrefixes {
  /// A beginning's number.
  typealias Prefix = Int32

  private struct Step: Hashable {
    var prefix: Prefix
    var part: Template
  }

  private var starts: [IntentKey: Prefix] = [:]
  private var steps: [Step: Prefix] = [:]
  /// The node that each beginning leads to; nil if it leads to several nodes.
  private var nodes: [AutomatonBuilder.Node?] = []

  /// Whether sentences share nodes; otherwise each sentence has its own first node.
  var isShared = true

  /// The beginning without any part; nil if the block has its own lists or rules, so that the same
  /// words may mean something else in other blocks of the intent.
  mutating func start(in scope: GrammarScope) -> Prefix? {
    guard isShared, scope.isShared else { return nil }
    let key = IntentKey(source: scope.sourceIndex, intent: scope.intent)
    if let start = starts[key] { return start }
    starts[key] = add()
    return starts[key]
  }

  /// How many of a sentence's parts are compiled already, and the node they lead to.
  func longest(of parts: [Template], from start: Prefix?) -> (
    length: Int, node: AutomatonBuilder.Node
  )? {
    guard var prefix = start else { return nil }
    var longest: (length: Int, node: AutomatonBuilder.Node)?
    for (place, part) in parts.enumerated() {
      guard let next = steps[Step(prefix: prefix, part: part)] else { break }
      prefix = next
      if let node = nodes[Int(prefix)] { longest = (place + 1, node) }
    }
    return longest
  }

  /// The beginning that goes on with a part.
  mutating func next(_ prefix: Prefix?, _ part: Template) -> Prefix? {
    guard let prefix else { return nil }
    let step = Step(prefix: prefix, part: part)
    if let known = steps[step] { return known }
    steps[step] = add()
    return steps[step]
  }

  /// Sets the node that a beginning leads to.
  mutating func set(_ node: AutomatonBuilder.Node, of prefix: Prefix?) {
    if let prefix { nodes[Int(prefix)] = node }
  }

  private mutating func add() -> Prefix {
    nodes.append(nil)
    return Prefix(nodes.count - 1)
  }
}

extension Template {
  /// The parts of a sequence; any other template is its own single part.
  var parts: [Template] {
    if case .sequence(let parts) = self { parts } else { [self] }
  }
}

extension GrammarScope {
  /// Whether the same words mean the same here as in other blocks of the intent.
  fileprivate var isShared: Bool { block.lists.isEmpty && block.rules.isEmpty }
}
