// SPDX-License-Identifier: Apache-2.0

extension PhraseTrie {
  /// The phrases that begin at a word: where each ends, and what it means.
  func matches(in words: [WordID], from start: Int) -> [(end: Int32, payload: Int32)] {
    var found: [(end: Int32, payload: Int32)] = []
    var node = Self.root
    for position in start..<words.count {
      guard let child = child(of: node, by: words[position]) else { break }
      node = child
      for payload in payloads(at: node) { found.append((Int32(position + 1), payload)) }
    }
    return found
  }
}
