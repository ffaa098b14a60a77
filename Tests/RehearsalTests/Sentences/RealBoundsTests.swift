// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

@testable import Voice

/// Real grammars stay below half of every bound.
struct RealBoundsTests {
  /// Half of the compiler's bounds.
  private static let bounds = CompilerBounds(
    placesOfSentence: 25_000, places: 1_000_000, growth: 16)

  private func expectToFit(_ sources: [UnderstandingSource], habits: LanguageHabits) {
    var compiler = IndexCompiler(sources, habits: habits, bounds: Self.bounds)
    let index = compiler.compile()
    #expect(compiler.findings.filter { Finding.rulesOfBounds.contains($0.rule) } == [])
    #expect(index.automaton.entries(from: Automaton.start).count == 1)
  }

  @Test(
    .enabled(if: RealSentences.folder.isThere, "ha-intents is not here"),
    arguments: ["en", "fr", "ko"])
  func homeAssistantsGrammarStaysBelowHalfOfEveryBound(language: String) throws {
    let grammar = RealSentences.folder.grammar(of: language).content
    #expect(!grammar.intents.isEmpty)
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    expectToFit(
      [UnderstandingSource(grammar: grammar)],
      habits: LanguageHabits(system.habits(of: language).content))
  }

  @Test(arguments: ["en", "fr", "ja", "ko", "zh-Hans"])
  func theShippedAppsStayBelowHalfOfEveryBound(language: String) throws {
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    let stage = Stage(locale: language)
    #expect(stage.findings == [])
    let sources = stage.installation.apps.map {
      UnderstandingSource(description: $0.description, grammar: $0.grammar)
    }
    #expect(sources.count > 5)
    expectToFit(sources, habits: LanguageHabits(system.habits(of: language).content))
  }

  /// Small words beyond the bound are dropped without a finding, so only this test would notice.
  @Test(arguments: ["en", "fr", "ja", "ko", "zh-Hans"])
  func smallWordsOfALanguageStayBelowHalfOfTheirBound(language: String) throws {
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    let habits = system.habits(of: language).content
    let measure = TemplateMeasure { habits.rules[$0] }
    #expect(habits.rules.count > 5)
    for template in habits.skipWords + habits.rules.values {
      let size = try measure.size(of: template.template)
      #expect(size.phrases <= NameBounds.smallPhrases / 2, "\(template.location)")
    }
  }
}
