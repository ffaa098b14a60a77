// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// Numbers in digits and words, in the ranges of a grammar.
struct NumberLookupTests {
  struct Said: Sendable, CustomTestStringConvertible {
    var language: Household.Language
    var text: String
    /// Nil if no number of the range was said.
    var number: Double?

    init(_ language: Household.Language, _ text: String, _ number: Double?) {
      (self.language, self.text, self.number) = (language, text, number)
    }

    var testDescription: String { "\(text) (\(language.rawValue))" }
  }

  private static func sentence(_ language: Household.Language) -> String {
    switch language {
    case .english: "make it {number}"
    case .french: "mets-le à {number}"
    case .chinese: "设为{number}"
    case .japanese: "{number}に設定"
    case .korean: "{number}로 설정"
    }
  }

  private static let wide = "from: -100, to: 2000000, fractions: tenths"

  /// The understanders of the wide range, one for each language.
  private static let understanders: [Household.Language: Understander] = Dictionary(
    uniqueKeysWithValues: Household.Language.allCases.compactMap { language in
      (try? understander(language, range: wide)).map { (language, $0) }
    })

  private static func understander(
    _ language: Household.Language, range: String
  ) throws -> Understander {
    try Household.understander(
      """
      language: \(language.rawValue)
      lists:
        number: { range: { \(range) } }
      intents:
        Set: { data: [ { sentences: [ "\(sentence(language))" ] } ] }
      """, language)
  }

  private func heard(
    _ text: String, _ language: Household.Language, by understander: Understander
  ) -> Double? {
    let said = Utterance(Self.sentence(language).replacing("{number}", with: text))
    let best = understander.interpretations(of: said, forgiving: false).first
    return switch best?["number"]?.output {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  @Test(arguments: [
    Said(.english, "0", 0), Said(.english, "42", 42), Said(.english, "-5", -5),
    Said(.english, "20.5", 20.5), Said(.english, "1,000", 1_000), Said(.english, "zero", 0),
    Said(.english, "seventeen", 17), Said(.english, "twenty one", 21),
    Said(.english, "twenty-one", 21), Said(.english, "minus five", -5),
    Said(.english, "twenty point five", 20.5), Said(.english, "twenty and a half", 20.5),
    Said(.english, "20 and a half", 20.5), Said(.english, "minus two and a half", -2.5),
    Said(.french, "vingt et demi", 20.5), Said(.french, "vingt et demie", 20.5),
    Said(.japanese, "二十点五", 20.5), Said(.korean, "이십점오", 20.5), Said(.korean, "이십 점 오", 20.5),
    Said(.english, "one hundred", 100),
    Said(.english, "a hundred", 100), Said(.english, "one hundred and twenty", 120),
    Said(.english, "one hundred twenty", 120), Said(.english, "two hundred and one", 201),
    Said(.english, "three thousand two hundred", 3_200), Said(.english, "a dozen", 12),
    Said(.english, "twelve thousand three hundred and forty five", 12_345),
    Said(.english, "one million", 1_000_000), Said(.english, "hundred", nil),
    Said(.english, "lots", nil),
    Said(.french, "42", 42), Said(.french, "20,5", 20.5), Said(.french, "zéro", 0),
    Said(.french, "vingt et un", 21), Said(.french, "vingt-et-un", 21),
    Said(.french, "soixante-dix", 70), Said(.french, "soixante et onze", 71),
    Said(.french, "quatre-vingts", 80), Said(.french, "quatre-vingt-un", 81),
    Said(.french, "quatre-vingt-dix-sept", 97), Said(.french, "quatre vingt dix sept", 97),
    Said(.french, "septante", 70), Said(.french, "cent", 100), Said(.french, "cent vingt", 120),
    Said(.french, "deux cents", 200), Said(.french, "deux cent trois", 203),
    Said(.french, "mille", 1_000), Said(.french, "mille deux cents", 1_200),
    Said(.french, "moins cinq", -5), Said(.french, "vingt virgule cinq", 20.5),
    Said(.chinese, "20", 20), Said(.chinese, "五", 5), Said(.chinese, "十", 10),
    Said(.chinese, "十五", 15), Said(.chinese, "二十三", 23), Said(.chinese, "九十九", 99),
    Said(.chinese, "一百", 100), Said(.chinese, "一百零五", 105), Said(.chinese, "一百二十", 120),
    Said(.chinese, "三百四十五", 345), Said(.chinese, "一千零一", 1_001),
    Said(.chinese, "一万", 10_000), Said(.chinese, "两", 2), Said(.chinese, "负五", -5),
    Said(.chinese, "二十点五", 20.5),
    Said(.japanese, "20", 20), Said(.japanese, "二十三", 23), Said(.japanese, "百", 100),
    Said(.japanese, "百二十", 120), Said(.japanese, "三百四十五", 345),
    Said(.japanese, "千", 1_000), Said(.japanese, "一万", 10_000),
    Said(.japanese, "マイナス五", -5),
    Said(.korean, "20", 20), Said(.korean, "이십삼", 23), Said(.korean, "이십 삼", 23),
    Said(.korean, "구십구", 99), Said(.korean, "백", 100), Said(.korean, "백이십", 120),
    Said(.korean, "삼백사십오", 345), Said(.korean, "천", 1_000), Said(.korean, "만", 10_000),
    Said(.korean, "마이너스 오", -5),
  ])
  func numbersInDigitsAndWordsAreUnderstood(_ said: Said) throws {
    let understander = try #require(Self.understanders[said.language])
    #expect(heard(said.text, said.language, by: understander) == said.number)
  }

  @Test(
    arguments: [
      ("from: 0, to: 10", "10", 10), ("from: 0, to: 10", "11", nil), ("from: 0, to: 10", "-1", nil),
      ("from: 0, to: 10", "ten", 10), ("from: 0, to: 10", "eleven", nil),
      ("from: 0, to: 10", "2.5", nil), ("from: 0, to: 10", "2.0", 2),
      ("from: 0, to: 10, fractions: halves", "2.5", 2.5),
      ("from: 0, to: 10, fractions: halves", "two point five", 2.5),
      ("from: 0, to: 10, fractions: halves", "two and a half", 2.5),
      ("from: 0, to: 10", "two and a half", nil),
      ("from: 0, to: 10, fractions: halves", "2.4", nil),
      ("from: 0, to: 10, fractions: halves", "10.5", nil),
      ("from: 0, to: 10, fractions: tenths", "2.4", 2.4),
      ("from: -10, to: 0, fractions: tenths", "minus two point four", -2.4),
      ("from: 0, to: 100, step: 5", "35", 35), ("from: 0, to: 100, step: 5", "36", nil),
      ("from: 0, to: 100, multiplier: 0.01", "50", 0.5),
      ("from: 0, to: 100, multiplier: 10", "fifty", 500),
      ("from: 5, to: 5", "five", 5),
    ] as [(String, String, Double?)])
  func onlyNumbersWithinTheRangeAreUnderstood(_ range: String, _ text: String, _ number: Double?)
    throws
  {
    let understander = try Self.understander(.english, range: range)
    #expect(heard(text, .english, by: understander) == number)
  }

  @Test func aHalfMayBelongToTheSentenceRatherThanTheNumber() throws {
    let yaml = """
      language: en
      lists:
        hours: { range: { from: 0, to: 100 } }
      intents:
        Wait: { data: [ { sentences: [ "wait {hours} and a half hours" ], slots: { minutes: 30 } } ] }
      """
    let understander = try Household.understander(yaml, .english)
    let heard = understander.interpretations(of: Utterance("wait two and a half hours")).first
    #expect(heard?["hours"]?.output == .integer(2))
  }

  @Test func aNumberIsNeverMisread() throws {
    let yaml = """
      language: en
      lists:
        number: { range: { from: 0, to: 100 } }
      intents:
        Set: { data: [ { sentences: [ "set the volume to {number} percent" ] } ] }
      """
    let understander = try Household.understander(yaml, .english)
    for said in ["101", "4o", "40.5", "-40", "4 0 0"] {
      let heard = understander.interpretations(of: Utterance("set the volume to \(said) percent"))
      #expect(heard.isEmpty, "\(said)")
    }
    let heard = understander.interpretations(of: Utterance("set teh volume to 40 percent"))
    #expect(heard.first?["number"]?.output == .integer(40))
  }
}
