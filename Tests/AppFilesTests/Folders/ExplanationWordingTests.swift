// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// The texts of explanations say the same in all languages.
struct ExplanationWordingTests {
  private static let system = SystemFolder(Stage.package.appending(path: "Vocabulary/System"))
  private static let english = system.explanations(locale: "en").content

  @Test(arguments: ["fr", "ko", "ja", "zh-Hans"])
  func explanationsHaveTheSameTokensInAllLanguages(_ language: String) {
    let reading = Self.system.explanations(locale: language)
    #expect(reading.findings == [])
    #expect(reading.content.language == language)
    #expect(reading.content.keys == Self.english.keys)
    for key in Self.english.keys {
      let own = reading.content.text(key)
      #expect(Self.tokens(in: own) == Self.tokens(in: Self.english.text(key)), "\(key)")
    }
  }

  @Test(arguments: ["ko", "ja", "zh-Hans"])
  func translatedExplanationsHaveNoEnglishWords(_ language: String) {
    let own = Self.system.explanations(locale: language).content
    for key in Self.english.keys {
      let words = own.text(key).replacing(/\$\{[a-z]+\}/, with: "")
      #expect(!words.contains { $0.isASCII && $0.isLetter }, "\(key)")
    }
  }

  @Test func thereAreMoreThanFortyExplanations() { #expect(Self.english.keys.count > 40) }

  private static func tokens(in text: String) -> Set<Substring> {
    Set(text.matches(of: /\$\{[a-z]+\}/).map(\.output))
  }
}
