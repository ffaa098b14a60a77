// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import Rehearsal
import Voice

/// The material for measuring one language.
struct VoiceMaterial {
  let language: String
  let grammar: Grammar
  let files: [SentenceTestFile]

  /// The house with the things of all test files.
  let house: SentenceFixtures

  /// The tests' sentences, as they are said in the one house.
  let sentences: [SpokenSentence]

  /// Words for changing the sentences; nil for a language that has none.
  let words: PerturbationWords?

  /// The small words that the assistant knows in the language; empty if it doesn't speak it.
  let habits: LanguageHabits

  private let findings: [Finding]

  init(_ folder: HomeAssistantFolder, language: String) {
    let (grammar, tests) = (folder.grammar(of: language), folder.tests(of: language))
    self.language = language
    self.grammar = grammar.content
    files = tests.content
    house = SentenceFixtures.house(of: files.map(\.fixtures))
    sentences = SpokenSentence.all(in: files, said: house, grammar: grammar.content)
    let words = Self.words(language)
    self.words = words?.content
    habits = Self.habits(language)
    findings = grammar.findings + tests.findings + (words?.findings ?? [])
  }

  func printFindings() {
    for finding in findings { print(finding) }
  }

  /// All languages there are words for, even if the repository lacks them.
  static let languagesWithWords = ["en", "fr", "ja", "ko", "zh-Hans"]

  static func words(_ language: String) -> Reading<PerturbationWords>? {
    Places.vocabulary.flatMap {
      SystemFolder($0.appending(path: "System")).perturbationWords(of: language)
    }
  }

  private static func habits(_ language: String) -> LanguageHabits {
    let none = LanguageHabits(Grammar(language: language))
    guard let vocabulary = Places.vocabulary else { return none }
    let system = SystemFolder(vocabulary.appending(path: "System"))
    return LanguageHabits(system.habits(of: language).content)
  }
}
