// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing
import Voice

/// Home Assistant's own repository, where it lies beside the project.
@Suite(.enabled(if: RealSentences.folder.isThere, "../shared/data/ha-intents is not here"))
struct RealSentencesTests {
  @Test(arguments: ["en", "fr", "ko"])
  func homeAssistantsRepositoryLoadsWithoutFindings(language: String) {
    let (grammar, tests) = (
      RealSentences.folder.grammar(of: language), RealSentences.folder.tests(of: language)
    )
    #expect(grammar.findings.map(\.description) == [])
    #expect(tests.findings.map(\.description) == [])
    #expect(tests.content.flatMap(\.tests).flatMap(\.sentences).count > 300)
    let intents = Set(tests.content.compactMap(\.intent))
    #expect(intents.isSubset(of: Set(grammar.content.intents.map(\.intent))))
  }

  @Test func aTestFileOfHomeAssistantGoesAsWritten() throws {
    let grammar = RealSentences.folder.grammar(of: "en").content
    let file = try #require(
      RealSentences.folder.tests(of: "en").content.first {
        $0.file.hasSuffix("HassTurnOn/name_area.yaml")
      })
    let outcomes = SentencePlayer(grammar, in: file.fixtures).play(file)
    #expect(outcomes.filter { !$0.isRight }.map(\.description) == [])
  }

  /// Says every sentence of the repository, with a house for each file.
  @Test(arguments: [("en", 1_110), ("fr", 955), ("ko", 316)])
  func everySentenceOfHomeAssistantIsUnderstood(language: String, count: Int) async {
    let result = await RealSentences.folder.rehearse(language, shown: "house")
    #expect(result.problems == [])
    #expect(result.passed == count)
  }
}
