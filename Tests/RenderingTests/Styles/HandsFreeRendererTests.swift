// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Rendering

struct HandsFreeRendererTests {
  private func text(_ turn: Turn) -> String {
    HandsFreeRenderer(width: 80, wording: .english).render(turn)
  }

  @Test func aHandsFreeCardSaysEachFactOnceAsASentence() {
    #expect(
      text(.confirms) == """
        2 clam chowders, $12.00.
        Invoice.
        Side: 된장국.
        Order it?

        """)
  }

  @Test func handsFreeOptionsAreOneSentence() {
    #expect(
      text(.asksWhichSoup)
        == "Which soup?\nYou can say Clam Chowder, 미소 된장국, or Tomato.\n")
  }

  @Test func optionsInTheQuestionAreNotRepeated() {
    var turn = Turn.asksWhichSoup
    turn.prompt?.question = "Clam chowder, 미소 된장국 or tomato?"
    #expect(text(turn) == "Clam chowder, 미소 된장국 or tomato?\n")
  }

  @Test func aCardThatWasSaidIsNotRepeated() {
    var turn = Turn.succeeds
    turn.say = ["Ordered. Ready in 15 minutes."]
    #expect(text(turn) == "Ordered. Ready in 15 minutes.\n")
  }
}
