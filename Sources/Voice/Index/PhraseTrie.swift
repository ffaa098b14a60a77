// SPDX-License-Identifier: Apache-2.0

/// Phrases as paths of words; each path's end holds what the phrases mean.
struct PhraseTrie: Sendable {
  typealias Node = Int32

  static let root: Node = 0

  private var children: [UInt64: Node] = [:]
  private var payloads: [Node: [Int32]] = [:]
  private var count: Node = 1

  mutating func insert(_ words: [WordID], payload: Int32) {
    guard !words.isEmpty else { return }
    var node = Self.root
    for word in words {
      let key = Self.key(node, word)
      if let child = children[key] {
        node = child
      } else {
        children[key] = count
        node = count
        count += 1
      }
    }
    if payloads[node]?.contains(payload) != true { payloads[node, default: []].append(payload) }
  }

  func child(of node: Node, by word: WordID) -> Node? { children[Self.key(node, word)] }

  /// In the order they were inserted; empty when no phrase ends here.
  func payloads(at node: Node) -> [Int32] { payloads[node] ?? [] }

  private static func key(_ node: Node, _ word: WordID) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
