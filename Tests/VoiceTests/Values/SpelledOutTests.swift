// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// A number that ICU spells out is read as the same number.
struct SpelledOutTests {
  private static let cardinals = [
    ("en", "%spellout-cardinal"), ("en", "%spellout-cardinal-verbose"),
    ("fr", "%spellout-cardinal-masculine"), ("fr", "%spellout-cardinal-feminine"),
    ("zh-Hans", "%spellout-cardinal"), ("zh-Hans", "%spellout-cardinal-financial"),
    ("zh-Hans", "%spellout-cardinal-alternate2"), ("ja", "%spellout-cardinal"),
    ("ja", "%spellout-cardinal-financial"), ("ko", "%spellout-cardinal-sinokorean"),
    ("ko", "%spellout-cardinal-native"),
  ]

  @Test(arguments: cardinals)
  func cardinalNumbersSpelledOutByICUAreRead(_ language: String, _ rules: String) throws {
    try check(language, rules, .number)
  }

  private static let ordinals = [
    ("en", "%spellout-ordinal"), ("fr", "%spellout-ordinal-masculine"),
    ("fr", "%spellout-ordinal-feminine"), ("zh-Hans", "%spellout-ordinal"),
    ("ja", "%spellout-ordinal"), ("ko", "%spellout-ordinal-native-count"),
    ("ko", "%spellout-ordinal-native"),
  ]

  @Test(arguments: ordinals)
  func ordinalNumbersSpelledOutByICUAreRead(_ language: String, _ rules: String) throws {
    try check(language, rules, .ordinal)
  }

  private func check(_ language: String, _ rules: String, _ kind: ValueKind) throws {
    let recognizer = try SaidValues.recognizer(language)
    let numbers = Array(11...99) + Self.samples
    for (number, phrase) in zip(numbers, SpellOut(language).words(for: numbers, ruleSet: rules)) {
      let heard = recognizer.values(in: phrase, kinds: [kind], now: .distantPast)
      #expect(heard.map(\.value) == [.integer(number)], "\(phrase)")
      #expect(heard.first?.heard == phrase)
    }
  }

  /// Some numbers of every length.
  private static let samples: [Int] = {
    var random = SeededGenerator(seed: 7)
    return (3...14).flatMap { digits in
      (0..<4).map { _ in
        let limit = Int(pow(10, Double(digits)))
        return Int.random(in: (limit / 10)..<limit, using: &random)
      }
    }
  }()
}
