// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

@testable import Voice

/// What people write stays far below what is bounded.
struct RealBoundsTests {
  /// A quarter of what there may be.
  private static let bounds = CompilerBounds(
    placesOfSentence: 12_500, places: 500_000, growth: 8)

  private static let bounded = [
    "permutation-too-long", "endless-rule", "nested-too-deeply", "template-too-large",
    "template-too-ambiguous", "too-many-sentences", "name-too-large", "too-many-names",
  ]

  private func expectToFit(_ sources: [UnderstandingSource], habits: LanguageHabits) {
    var compiler = IndexCompiler(sources, habits: habits, bounds: Self.bounds)
    let index = compiler.compile()
    #expect(compiler.findings.filter { Self.bounded.contains($0.rule) } == [])
    #expect(index.automaton.entries(from: Automaton.start).count == 1)
  }

  @Test(
    .enabled(if: RealSentences.folder.isThere, "ha-intents is not here"),
    arguments: ["en", "fr", "ko"])
  func homeAssistantsSentences(language: String) throws {
    let grammar = RealSentences.folder.grammar(of: language).content
    #expect(!grammar.intents.isEmpty)
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    expectToFit(
      [UnderstandingSource(grammar: grammar)],
      habits: LanguageHabits(system.habits(of: language).content))
  }

  @Test(arguments: ["en", "fr", "ja", "ko", "zh-Hans"])
  func theShippedApps(language: String) throws {
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    let stage = Stage(locale: language)
    #expect(stage.findings == [])
    let sources = stage.installation.apps.map {
      UnderstandingSource(description: $0.description, grammar: $0.grammar)
    }
    #expect(sources.count > 5)
    expectToFit(sources, habits: LanguageHabits(system.habits(of: language).content))
  }
}
