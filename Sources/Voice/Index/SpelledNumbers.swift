// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Whole numbers as a language writes them in words, from the spell-out rules of ICU.
///
/// The rules give the words for 0 to 99 and those for a hundred and a thousand; the rest is put
/// together from these. The words are made when the first number word is looked for, not before.
final class SpelledNumbers: Sendable {
  private struct Words {
    /// By their folded spelling, words with blanks between.
    var numbers: [String: Int] = [:]
    var scales: [String: Int] = [:]
  }

  private let language: String
  private let extra: [String: Int]
  private let joiners: Set<String>
  private let words = Mutex<Words?>(nil)

  /// - Parameters:
  ///   - language: whose words they are, BCP 47.
  ///   - extra: further words of the grammar's own, such as "a dozen", by folded spelling.
  ///   - joiners: words that may stand inside a number: "and".
  init(language: String, extra: [String: Int] = [:], joiners: Set<String> = []) {
    self.language = language
    self.extra = extra
    self.joiners = joiners
  }

  /// The number that the most words from `start` on spell, and the word after it.
  func longest(in utterance: Utterance, from start: Int) -> (end: Int, number: Int)? {
    let spoken = utterance.words(start..<min(start + 16, utterance.count))
    return words.withLock { words in
      let known = words ?? Self.spell(in: language, extra)
      words = known
      return thousands(spoken, known)
    }
  }

  /// `[two hundred] thousand [and] [five]`.
  private func thousands(_ spoken: ArraySlice<String>, _ words: Words) -> (end: Int, number: Int)? {
    guard let first = hundreds(spoken, words) else { return nil }
    guard let scale = scale(at: first.end, of: spoken, words), scale > 100 else { return first }
    let (number, isTooLarge) = first.number.multipliedReportingOverflow(by: scale)
    guard !isTooLarge else { return first }
    let sum = (end: first.end + 1, number: number)
    return add(to: sum, below: scale, spoken) { hundreds($0, words) }
  }

  /// `[two] hundred [and] [five]`.
  private func hundreds(_ spoken: ArraySlice<String>, _ words: Words) -> (end: Int, number: Int)? {
    guard let first = tens(spoken, words) else { return nil }
    guard scale(at: first.end, of: spoken, words) == 100 else { return first }
    guard first.number < 100 else { return first }
    let sum = (end: first.end + 1, number: first.number * 100)
    return add(to: sum, below: 100, spoken) { tens($0, words) }
  }

  /// What the language writes in its own words: "five", "twenty three", "quatre vingt dix sept".
  private func tens(_ spoken: ArraySlice<String>, _ words: Words) -> (end: Int, number: Int)? {
    for length in stride(from: min(4, spoken.count), to: 0, by: -1) {
      let number = words.numbers[spoken.prefix(length).joined(separator: " ")]
      if let number { return (spoken.startIndex + length, number) }
    }
    return nil
  }

  /// Adds a smaller number that follows, with or without a joiner before it.
  private func add(
    to sum: (end: Int, number: Int), below limit: Int, _ spoken: ArraySlice<String>,
    _ read: (ArraySlice<String>) -> (end: Int, number: Int)?
  ) -> (end: Int, number: Int) {
    guard sum.end < spoken.endIndex else { return sum }
    let isJoined = joiners.contains(spoken[sum.end])
    let rest = spoken[(sum.end + (isJoined ? 1 : 0))...]
    guard let next = read(rest), next.number < limit, next.number > 0 else { return sum }
    return (next.end, sum.number &+ next.number)
  }

  private func scale(at position: Int, of spoken: ArraySlice<String>, _ words: Words) -> Int? {
    position < spoken.endIndex ? words.scales[spoken[position]] : nil
  }

  private static func spell(in language: String, _ extra: [String: Int]) -> Words {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language)
    func spelling(_ number: Int) -> [String] {
      formatter.string(from: NSNumber(value: number)).map { Utterance($0).words } ?? []
    }
    var words = Words(numbers: extra)
    for number in 0..<100 { words.numbers[spelling(number).joined(separator: " ")] = number }
    for scale in [100, 1_000] {
      // Alone and after a number: "cent" and "deux cents".
      for word in [spelling(scale).last, spelling(2 * scale).last] {
        if let word { words.scales[word] = scale }
      }
    }
    return words
  }
}
