// SPDX-License-Identifier: Apache-2.0

import Testing
import Voice

@Suite struct QuestionTests {
  @Test(arguments: [
    "yes?", "Yes ?", "oui\u{A0}?", "네?", "はい？", "好的？ ", "yes?!", "yes!?", "yes⁉️", "\"yes?\"",
    "yes? 🙂", "no. yes?",
    "نعم؟", "yes❓", "?", "२?",
  ])
  func aQuestionMarkAfterTheLastWordMakesAQuestion(_ text: String) {
    #expect(Utterance(text).isQuestion)
  }

  @Test(arguments: ["", "yes", "yes!", "What? Yes.", "? yes", "네", "はい。", "好的！🙂", "…", "?1", "２"])
  func aTextWithoutAFinalQuestionMarkIsNoQuestion(_ text: String) {
    #expect(!Utterance(text).isQuestion)
  }

  @Test(arguments: ["yes?", "yes ?!", "¿yes?"]) func aQuestionAsAStatementHasTheSameWords(
    _ text: String
  ) {
    let statement = Utterance(text).asStatement
    #expect(!statement.isQuestion && statement.words == ["yes"])
  }
}
