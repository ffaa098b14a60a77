// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compares names as people say them.
enum NameFolding {
  /// Whether two names are the same apart from case and accents.
  static func isSame(_ one: String, _ other: String) -> Bool { words(one) == words(other) }

  /// Whether all words of a part occur next to each other in a name: "kyoto" in "Kyoto Trip".
  static func isPart(_ part: String, of name: String) -> Bool {
    let (part, name) = (words(part), words(name))
    guard !part.isEmpty, part.count <= name.count else { return false }
    return (0...name.count - part.count).contains { Array(name[$0...].prefix(part.count)) == part }
  }

  /// Whether a term is a name, singular or plural, with at most a small word before it: "the
  /// bananas" is "banana", "banana bread" isn't.
  static func isMeant(_ name: String, by term: String) -> Bool {
    let (name, term) = (words(name), words(term))
    guard let last = name.last, 0...1 ~= term.count - name.count else { return false }
    let tail = term.suffix(name.count)
    return tail.dropLast() == name.dropLast()[...] && isOneOrMany(tail.last ?? "", last)
  }

  private static func isOneOrMany(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return short == long
      || short.count >= 3 && long.count <= short.count + 2 && long.hasPrefix(short)
  }

  private static func words(_ text: String) -> [String] {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// The name in the library that is meant.
enum NameMatch: Hashable, Sendable {
  case one(String)
  /// The term is a part of just one name.
  case perhaps(String)
  /// The term is a part of several names.
  case several([String])
  case none

  init(_ said: String, among names: [String]) {
    if let name = names.first(where: { NameFolding.isSame($0, said) }) {
      self = .one(name)
      return
    }
    let similar = names.filter { NameFolding.isPart(said, of: $0) }
    switch similar.count {
    case 0: self = .none
    case 1: self = .perhaps(similar[0])
    default: self = .several(similar)
    }
  }
}
