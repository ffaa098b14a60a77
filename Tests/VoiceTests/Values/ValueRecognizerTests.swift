// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

struct ValueRecognizerTests {
  /// At each place the longest value counts, and each value is found once.
  @Test func eachValueInATextIsFoundOnce() throws {
    let values = try SaidValues.recognizer("en")
      .values(in: "yes, send 20 dollars, 10% to the second one, 5 km away", now: .distantPast)
    #expect(
      values.map(\.type) == [.boolean, .currency, .percentage, .ordinal, .measurement])
    #expect(values[1].unitName == "dollar" || values[1].unitName == "Dollar")
  }

  /// Spans count characters, of which an emoji is one.
  @Test func spansOfValuesAreCountedInCharacters() throws {
    let values = try SaidValues.recognizer("en")
      .values(in: "👩‍👩‍👧 é 12", kinds: [.number], now: .distantPast)
    #expect(values.map(\.span) == [4..<6])
  }

  /// A language without words of its own still reads digits.
  @Test func digitsAreReadInALanguageWithoutWords() {
    let values = ValueRecognizer(language: "de", words: ValueWords())
      .values(in: "1,5 und 20", kinds: [.number], now: .distantPast)
    #expect(values.map(\.value) == [.decimal(1.5), .integer(20)])
  }

  /// Any typed text can be read, and each value lies in the text where it says.
  @Test(arguments: ["en", "fr", "zh-Hans", "ja", "ko"], [21, 22] as [UInt64])
  func valuesInAnyTextLieWhereTheirSpansSay(_ language: String, seed: UInt64) throws {
    let recognizer = try SaidValues.recognizer(language)
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "one", "hundred", "and", "half", "point", "third", "trois", "cent", "et", "demi", "一", "百",
      "万", "点", "分之", "일", "만", "분의", "せん", "1", "000", ".", ",", "-", "/", "^", "e", "%", "$",
      " ", " ", "½", "x", "10",
    ]
    for _ in 0..<150 {
      let text = (0..<Int.random(in: 1..<14, using: &random))
        .map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
      let values = recognizer.values(in: text, now: .distantPast)
      for (one, next) in zip(values, values.dropFirst()) {
        #expect(one.span.upperBound <= next.span.lowerBound, "\(text), seed \(seed)")
      }
      for value in values { #expect(String(Array(text)[value.span]) == value.heard) }
    }
  }

  @Test(arguments: [("one hundred and ", 300), ("1,", 300), ("twenty and ", 300), ("日", 0)])
  func aLongRowOfNumbersIsReadToItsEnd(_ piece: String, _ count: Int) throws {
    let text = String(repeating: piece, count: 300)
    let values = try SaidValues.recognizer("en").values(in: text, now: .distantPast)
    #expect(values.count == count)
    if let last = values.last { #expect(last.span.upperBound > text.count - piece.count) }
  }
}
