// SPDX-License-Identifier: Apache-2.0

/// A trie of folded tokens. A single walk finds all phrases that begin at a place of a text.
///
/// Between two words a hyphen and a blank are the same. Between two characters of Chinese, Japanese
/// or Korean a blank counts: `두 번째` has one and `三分之一` has none.
struct PhraseTrie<Value: Sendable>: Sendable {
  struct Hit {
    /// The token after the phrase.
    var end: Int
    var value: Value
  }

  private struct Node {
    var children: [String: Int] = [:]
    var value: Value?
  }

  private var nodes = [Node()]

  init(_ phrases: [(phrase: String, value: Value)] = []) {
    for (phrase, value) in phrases { insert(phrase, value) }
  }

  var isEmpty: Bool { nodes.count == 1 }

  /// Adds a phrase. Of two equal phrases the first counts.
  mutating func insert(_ phrase: String, _ value: Value) {
    insert(ValueText(phrase).tokens[...], value)
  }

  mutating func insert(_ tokens: ArraySlice<ValueToken>, _ value: Value) {
    var node = 0
    var isFirst = true
    for token in tokens where !Self.isHyphen(token, isFirst: isFirst) {
      node = child(Self.key(token, isFirst: isFirst), of: node)
      isFirst = false
    }
    guard !isFirst, nodes[node].value == nil else { return }
    nodes[node].value = value
  }

  /// The longest phrase that begins at a token.
  func longest(at token: Int, of text: ValueText) -> Hit? { hits(at: token, of: text).last }

  /// All phrases that begin at a token, the shortest first.
  func hits(at start: Int, of text: ValueText) -> [Hit] {
    var hits: [Hit] = []
    var node = 0
    var index = start
    while let token = text[index] {
      let isFirst = index == start
      if let next = nodes[node].children[Self.key(token, isFirst: isFirst)] {
        node = next
        index += 1
        if let value = nodes[node].value { hits.append(Hit(end: index, value: value)) }
      } else if Self.isHyphen(token, isFirst: isFirst), text.isKind(index + 1, .word) {
        index += 1
      } else {
        break
      }
    }
    return hits
  }

  /// Whether exactly these tokens are a phrase.
  func isKnown(_ tokens: [ValueToken]) -> Bool {
    var node = 0
    for (index, token) in tokens.enumerated() where !Self.isHyphen(token, isFirst: index == 0) {
      guard let next = nodes[node].children[Self.key(token, isFirst: index == 0)] else {
        return false
      }
      node = next
    }
    return nodes[node].value != nil
  }

  private static func isHyphen(_ token: ValueToken, isFirst: Bool) -> Bool {
    !isFirst && token.kind == .mark && (token.folded == "-" || token.folded == "\u{2010}")
  }

  private static func key(_ token: ValueToken, isFirst: Bool) -> String {
    !isFirst && token.kind == .character && !token.isGlued ? " " + token.folded : token.folded
  }

  private mutating func child(_ key: String, of node: Int) -> Int {
    if let child = nodes[node].children[key] { return child }
    nodes.append(Node())
    nodes[node].children[key] = nodes.count - 1
    return nodes.count - 1
  }
}
