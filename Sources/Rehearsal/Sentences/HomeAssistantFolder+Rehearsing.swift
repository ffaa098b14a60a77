// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel
import Voice

extension HomeAssistantFolder {
  /// Says all sentences of a language's tests, each file's in its own house, on every core.
  ///
  /// The grammar is compiled once, whatever the number of houses.
  ///
  /// - Parameters:
  ///   - shown: the folder as the result names it.
  ///   - choosing: which of the files are taken; all when nothing is said.
  public func rehearse(
    _ language: String, shown: String,
    choosing: ([SentenceTestFile]) -> [SentenceTestFile] = { $0 }
  ) async -> RehearsalResult {
    async let reading = grammar(of: language)
    var tests = tests(of: language)
    tests.content = choosing(tests.content)
    let files = tests.content
    let grammar = await reading
    let player = SentencePlayer(grammar.content)
    let outcomes = await withTaskGroup(of: (Int, [SentenceOutcome]).self) { group in
      for (number, file) in files.enumerated() {
        group.addTask { (number, player.moving(to: file.fixtures).play(file)) }
      }
      var outcomes = [[SentenceOutcome]](repeating: [], count: files.count)
      for await (number, played) in group { outcomes[number] = played }
      return outcomes.flatMap(\.self)
    }
    let findings = grammar.findings + player.understander.findings + tests.findings
    return RehearsalResult(
      .sentences(place: shown, language: language), outcomes: outcomes,
      findings: findings.filter { $0.severity == .error })
  }
}
