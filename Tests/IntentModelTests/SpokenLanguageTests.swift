// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

@testable import IntentModel

/// A language that has words in `Vocabulary/System` is in the list of the code as well.
struct SpokenLanguageTests {
  /// The languages that the assistant has words for, by their folders: those with a file of answers.
  private static let folders: [String] = {
    let system = ParlanceTesting.Stage.package.appending(path: "Vocabulary/System")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: system.path)) ?? []
    return names.sorted().filter {
      FileManager.default.fileExists(atPath: system.appending(path: "\($0)/requests.yaml").path)
    }
  }()

  @Test(arguments: folders) func everyVocabularyFolderIsASpokenLanguage(_ folder: String) throws {
    let language = try #require(SpokenLanguage.of(folder))
    #expect(SpokenLanguage.of(language.exampleLocale) == language)
    #expect(!language.scripts.isEmpty && !language.scripts.contains(.other))
    #expect(language.syllableDuration > 0.1 && language.syllableDuration < 0.4)
  }

  @Test func everySpokenLanguageHasAVocabularyFolder() {
    #expect(
      Set(Self.folders.compactMap { SpokenLanguage.of($0)?.code }).count == SpokenLanguage.all.count
    )
  }

  @Test(arguments: [
    ("en-US", "en"), ("fr_CA", "fr"), ("KO", "ko"), ("zh-Hant-TW", "zh"), ("enm", nil), ("", nil),
  ])
  func aLanguageTagIsReadAsItsSpokenLanguage(_ tag: String, _ code: String?) {
    #expect(SpokenLanguage.of(tag)?.code == code)
  }

  /// ICU's rules, of languages that Parlance does not speak as well.
  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 2, "other"),
    ("ko", 1, "other"), ("ja", 1, "other"), ("zh-Hans", 1, "other"), ("pl", 3, "few"),
    ("pl", 5, "many"), ("ar", 2, "two"), ("cy", 0, "zero"), ("xx", 1, "other"),
  ])
  func aCountHasThePluralCategoryOfItsLanguage(_ language: String, _ count: Int, _ category: String)
  {
    #expect(PluralRules.category(of: count, language: language) == category)
  }
}
