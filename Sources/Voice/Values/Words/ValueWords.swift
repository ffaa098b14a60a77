// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words for values in a language that ICU doesn't have: the content of its `values.yaml`.
///
/// A list contains the ways to say each meaning: `collective: { 12: [dozen, dozens] }`. In a list
/// without meanings (`joiner: [and]`) the meanings are empty. <doc:how-values-are-heard> names the
/// lists.
public struct ValueWords: Hashable, Sendable {
  /// A phrase and its meaning.
  public struct Entry: Hashable, Sendable {
    public var phrase: String

    /// The meaning: a number, a unit, `true`; empty in a list without meanings.
    public var meaning: String

    public init(phrase: String, meaning: String = "") {
      self.phrase = phrase
      self.meaning = meaning
    }
  }

  public var lists: [String: [Entry]]

  public init(lists: [String: [Entry]] = [:]) { self.lists = lists }

  /// The entries of a list in the file's order; empty if there is no such list.
  public subscript(_ list: String) -> [Entry] { lists[list, default: []] }

  /// The phrases of a list in a trie with their meanings.
  func table(_ list: String) -> PhraseTrie<String> {
    PhraseTrie(self[list].map { ($0.phrase, $0.meaning) })
  }
}

extension ValueWords {
  /// The phrases of a list with their meanings as numbers.
  func numbers(_ list: String) -> [(phrase: String, value: Decimal)] {
    self[list].compactMap { entry in
      Decimal(string: entry.meaning).map { (entry.phrase, $0) }
    }
  }
}
