// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Rendering

struct ScreenReaderRendererTests {
  private func text(_ turn: Turn, width: Int = 80) -> String {
    ScreenReaderRenderer(width: width, wording: .english).render(turn)
  }

  @Test func optionsComeAfterTheirCount() {
    #expect(
      text(.asksWhichSoup) == """
        Which soup?
        Three choices.
        1. Clam Chowder
        2. 미소 된장국
        3. Tomato
        Choose 1 to 3, or say a name.

        """)
  }

  @Test func aSingleOptionIsCountedInTheSingular() {
    var turn = Turn.asksWhichSoup
    turn.prompt?.options = [Item(id: "a", display: "A")]
    #expect(text(turn) == "Which soup?\nOne choice.\n1. A\nChoose 1, or say its name.\n")
  }

  @Test func manyOptionsAreCountedInDigits() {
    var turn = Turn.asksWhichSoup
    turn.prompt?.options = (1...12).map { Item(id: "\($0)", display: "Soup \($0)") }
    #expect(text(turn).contains("\n12 choices.\n"))
    #expect(text(turn).hasSuffix("Choose 1 to 12, or say a name.\n"))
  }

  @Test func theQuestionIsTheLastLineOfATurn() {
    #expect(
      text(.confirms) == """
        2 clam chowders, $12.00.
        Invoice
        Side: 된장국
        Order it?

        """)
  }

  @Test func theOutcomeIsTheLastLineOfATurn() {
    #expect(text(.succeeds) == "Ready in: 15 minutes\nOrdered.\n")
  }

  @Test func theLinesOfALongCardAreCounted() {
    #expect(
      text(.lists)
        == "Orders\n5 lines.\nSoup 1\nSoup 2\nSoup 3\nSoup 4\nSoup 5\nHere are your orders.\n")
  }

  @Test func aFailureSaysErrorAndEndsWithWhatToDo() {
    #expect(text(.fails) == "Error: Soup Chef is out of clam chowder.\nTry another soup.\n")
  }

  @Test func linesStayUnderTheWidth() {
    #expect(
      text(.fails, width: 20) == """
        Error: Soup Chef is
        out of clam
        chowder.
        Try another soup.

        """)
  }
}
