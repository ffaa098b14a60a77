// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Whole numbers as a language writes them in words, from the spell-out rules of ICU.
///
/// The words are made when the first number word is looked for, not before.
final class SpelledNumbers: Sendable {
  /// The largest number known in words.
  static let largest = 100

  private let language: String
  private let extra: [String: Int]
  private let table = Mutex<[String: Int]?>(nil)

  /// - Parameter extra: further words of the grammar's own, such as "a dozen", by folded spelling.
  init(language: String, extra: [String: Int] = [:]) {
    self.language = language
    self.extra = extra
  }

  /// The numbers spelt by the words from `start` on, with the end of each, shortest first.
  func hits(in utterance: Utterance, from start: Int) -> [(end: Int, number: Int)] {
    let words = utterance.words[start...].prefix(4)
    return words.indices.compactMap { last in
      number(words[...last].joined(separator: " ")).map { (last + 1, $0) }
    }
  }

  private func number(_ words: String) -> Int? {
    table.withLock { table in
      if table == nil { table = Self.spell(in: language).merging(extra) { $1 } }
      return table?[words]
    }
  }

  private static func spell(in language: String) -> [String: Int] {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language)
    return (0...largest).reduce(into: [:]) { table, number in
      guard let spelling = formatter.string(from: NSNumber(value: number)) else { return }
      table[Utterance(spelling).words.joined(separator: " ")] = number
    }
  }
}
