// SPDX-License-Identifier: Apache-2.0

/// A slip made on purpose: its place, and the resulting word.
struct WrittenSlip: Hashable {
  enum Kind: CaseIterable {
    case wrong
    case missing
    case extra
    case swapped
  }

  var kind: Kind
  var place: Int
  var typed: String

  /// Every slip of a kind that changes the word.
  static func all(
    _ kind: Kind, of word: String, letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz")
  ) -> [WrittenSlip] {
    let meant = Array(word)
    let slips: [WrittenSlip] = (0...meant.count).flatMap { place in
      typed(kind, of: meant, at: place, letters).map {
        WrittenSlip(kind: kind, place: place, typed: String($0))
      }
    }
    return slips.filter { $0.typed != word }
  }

  private static func typed(
    _ kind: Kind, of meant: [Character], at place: Int, _ letters: [Character]
  ) -> [[Character]] {
    let (head, tail) = (meant[..<place], meant[place...])
    switch kind {
    case .wrong where !tail.isEmpty: return letters.map { head + [$0] + tail.dropFirst() }
    case .missing where !tail.isEmpty: return [Array(head + tail.dropFirst())]
    case .extra: return letters.map { head + [$0] + tail }
    case .swapped where tail.count > 1:
      return [head + [meant[place + 1], meant[place]] + tail.dropFirst(2)]
    default: return []
    }
  }

  /// A random slip of a random kind and place; nil if the word allows none.
  static func random(
    of word: String, using random: inout some RandomNumberGenerator
  ) -> WrittenSlip? {
    Kind.allCases.randomElement(using: &random).flatMap {
      all($0, of: word).randomElement(using: &random)
    }
  }
}
