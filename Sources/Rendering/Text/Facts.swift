// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// The words and numbers of a text, to find out whether the text says everything another says.
///
/// Numbers must have the same digits. A word may have another ending, because a sentence inflects
/// words that a card doesn't. In a script without blanks, a word may be anywhere in the text.
public struct Facts: Sendable {
  private let words: Set<Substring>
  /// All words, joined without blanks.
  private let text: String

  public init(_ text: String) {
    let words = Self.words(of: text)
    self.words = Set(words)
    self.text = words.joined()
  }

  /// Whether this text says everything in another.
  public func hold(_ other: String) -> Bool { Self.words(of: other).allSatisfy(hold) }

  /// Whether this text says everything in a card's line. The line's label is needed only if its
  /// text is a bare number.
  public func hold(_ line: Snippet.Line) -> Bool {
    let isBareNumber = !line.text.contains { $0.isLetter || $0.isCurrencySymbol }
    return hold(isBareNumber ? line.linear : line.text)
  }

  private func hold(_ word: Substring) -> Bool {
    if words.contains(word) { return true }
    guard let first = word.first, first.isLetter else { return false }
    if first.standsUnparted { return text.contains(word) }
    return words.contains { $0.isForm(of: word) }
  }

  /// The words in order, with case, accents and width folded. A sign between two digits belongs to
  /// the number: 12.50, 9:30, 1 000.
  private static func words(of text: String) -> [Substring] {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    let word = /\d+(?:[.,:\/\u{A0}\u{202F}-]\d+)*|[\p{L}\p{M}]+/
    return folded.matches(of: word).flatMap { folded[$0.range].partedByScript }
  }
}

extension Substring {
  /// The pieces of one script each. In a text without blanks, a name in Latin letters is a word.
  fileprivate var partedByScript: [Substring] {
    guard let first, contains(where: { $0.standsUnparted != first.standsUnparted }) else {
      return [self]
    }
    let head = prefix { $0.standsUnparted == first.standsUnparted }
    return [head] + dropFirst(head.count).partedByScript
  }

  /// The most letters of an ending that inflects a word.
  private static let longestEnding = 3

  /// Whether two words differ only in their endings.
  fileprivate func isForm(of other: Substring) -> Bool {
    let shared = zip(self, other).prefix { $0 == $1 }.count
    return shared >= 3 && Swift.max(count, other.count) - shared <= Self.longestEnding
  }
}

extension Character {
  /// Whether it is Hangul, Han or kana. In these scripts, particles are attached to names.
  fileprivate var standsUnparted: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x3040...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    default: false
    }
  }
}

extension Wording {
  /// The sentence for a count: `KEY.3` if there is a text with the number in words, else `KEY` with
  /// its `${count}`.
  public func count(_ key: String, _ count: Int) -> String {
    text(ifPresent: "\(key).\(count)") ?? text(key, ["count": String(count)])
  }
}
