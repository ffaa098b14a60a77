// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@Suite struct SpokenAnswersTests {
  /// The confirmations of rehearsals count as a yes here too, so that no rehearsal is reported
  /// because of them.
  @Test(arguments: SpokenAnswers.all.keys.sorted())
  func confirmationsInRehearsalsCountAsAYes(_ folder: String) throws {
    let stage = ParlanceTesting.Stage(locale: folder)
    let language = try #require(
      SpokenLanguage(folder, locale: folder, of: stage.installation))
    let confirmations = Set(language.said.values.flatMap(\.confirmations))
    #expect(confirmations.count > 10)
    #expect(confirmations.filter { !language.answers.affirm($0) } == [])
  }

  @Test(arguments: SpokenAnswers.all.keys.sorted())
  func affirmativesCountAsAYesAndNegativesDoNot(_ folder: String) throws {
    let answers = try #require(SpokenAnswers.all[folder])
    #expect(answers.negatives.filter(answers.affirm) == [])
    #expect(answers.affirmatives.filter { !answers.affirm($0) } == [])
  }
}
