// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel
import Rehearsal
import Voice

/// What one language is measured with.
struct VoiceMaterial {
  let language: String
  let grammar: Grammar
  let files: [SentenceTestFile]

  /// The things of all test files in one house.
  let house: SentenceFixtures

  private let findings: [Finding]

  init(_ folder: HomeAssistantFolder, language: String) {
    let (grammar, tests) = (folder.grammar(of: language), folder.tests(of: language))
    self.language = language
    self.grammar = grammar.content
    files = tests.content
    house = SentenceFixtures.house(of: files.map(\.fixtures))
    findings = grammar.findings + tests.findings
  }

  func printFindings() {
    for finding in findings { print(finding) }
  }
}
