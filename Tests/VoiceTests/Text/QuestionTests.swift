// SPDX-License-Identifier: Apache-2.0

import Testing
import Voice

@Suite struct QuestionTests {
  @Test(arguments: [
    "yes?", "Yes ?", "oui\u{A0}?", "네?", "はい？", "好的？ ", "yes?!", "yes!?", "yes⁉️", "\"yes?\"",
    "yes? 🙂", "no. yes?",
    "نعم؟", "yes❓", "?", "२?",
  ])
  func asksWhereAQuestionMarkIsBehindTheLastWord(_ text: String) {
    #expect(Utterance(text).isQuestion)
  }

  @Test(arguments: ["", "yes", "yes!", "What? Yes.", "? yes", "네", "はい。", "好的！🙂", "…", "?1", "２"])
  func doesNotAskElsewhere(_ text: String) { #expect(!Utterance(text).isQuestion) }

  @Test(arguments: ["yes?", "yes ?!", "¿yes?"]) func saysTheSameAsAStatement(_ text: String) {
    let statement = Utterance(text).asStatement
    #expect(!statement.isQuestion && statement.words == ["yes"])
  }
}
