// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel
import Voice

extension HomeAssistantFolder {
  /// Says all sentences of a language's tests, each file's in its own house, on every core.
  ///
  /// The grammar is compiled once, whatever the number of houses.
  ///
  /// - Parameter shown: the folder as the result names it.
  public func rehearse(_ language: String, shown: String) async -> RehearsalResult {
    async let reading = grammar(of: language)
    let tests = tests(of: language)
    let grammar = await reading
    let player = SentencePlayer(grammar.content)
    let outcomes = await withTaskGroup(of: (Int, [SentenceOutcome]).self) { group in
      for (number, file) in tests.content.enumerated() {
        group.addTask { (number, player.moving(to: file.fixtures).play(file)) }
      }
      var outcomes = [[SentenceOutcome]](repeating: [], count: tests.content.count)
      for await (number, played) in group { outcomes[number] = played }
      return outcomes.flatMap(\.self)
    }
    let findings = grammar.findings + player.understander.findings + tests.findings
    return RehearsalResult(
      .sentences(place: shown, language: language), outcomes: outcomes,
      findings: findings.filter { $0.severity == .error })
  }
}
