// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// The words for changing sentences, in every language.
struct ShippedWordsTests {
  private static let folder = SystemFolder(Stage.vocabulary.appending(path: "System"))

  @Test(arguments: ["en", "fr", "ja", "ko", "zh-Hans"])
  func everyLanguageHasPerturbationWords(_ language: String) throws {
    let reading = try #require(Self.folder.perturbationWords(of: language))
    #expect(reading.findings == [])
    let words = reading.content
    #expect(words.language == language)
    #expect(words.politenessBefore.count >= 12)
    #expect(words.politenessAfter.count >= 8)
    #expect(words.hesitations.count >= 8)
    #expect(words.offTopic.count >= 40)
    #expect(!words.negations.isEmpty && !words.smallWords.isEmpty)
    #expect(words.numbers.count == 12)
    #expect(words.naming.last == "{0}")
    for type in ParameterType.allCases where type.isFreeText || !type.literals.isEmpty {
      #expect(words.samples[type]?.isEmpty == false, "\(type)")
    }
  }

  @Test func anUnsupportedLanguageHasNoPerturbationWords() {
    #expect(Self.folder.perturbationWords(of: "tlh") == nil)
  }
}
