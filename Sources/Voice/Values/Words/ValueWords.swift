// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a language that values are said with and that ICU doesn't have: the content of
/// its `values.yaml`.
///
/// A list gives, for each meaning, the ways to say it: `collective: { 12: [dozen, dozens] }`. A
/// list without meanings (`joiner: [and]`) has empty ones. <doc:how-values-are-heard> names the lists.
public struct ValueWords: Hashable, Sendable {
  /// What is said, and what it means.
  public struct Entry: Hashable, Sendable {
    public var phrase: String

    /// A number, a unit, `true`; empty in a list without meanings.
    public var meaning: String

    public init(phrase: String, meaning: String = "") {
      self.phrase = phrase
      self.meaning = meaning
    }
  }

  public var lists: [String: [Entry]]

  public init(lists: [String: [Entry]] = [:]) { self.lists = lists }

  /// The entries of a list, in the file's order; none for a list that isn't there.
  public subscript(_ list: String) -> [Entry] { lists[list, default: []] }

  /// The phrases of a list as a table of their meanings.
  func table(_ list: String) -> PhraseTrie<String> {
    PhraseTrie(self[list].map { ($0.phrase, $0.meaning) })
  }
}

extension ValueWords {
  /// The phrases of a list whose meanings are numbers.
  func numbers(_ list: String) -> [(phrase: String, value: Decimal)] {
    self[list].compactMap { entry in
      Decimal(string: entry.meaning).map { (entry.phrase, $0) }
    }
  }
}
