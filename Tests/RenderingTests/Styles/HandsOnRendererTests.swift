// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Rendering

struct HandsOnRendererTests {
  private func text(_ turn: Turn, width: Int = 80, isColoured: Bool = false) -> String {
    HandsOnRenderer(width: width, isColoured: isColoured).render(turn)
  }

  @Test func aCardStandsInAFrame() {
    #expect(
      text(.confirms) == """
        2 clam chowders, $12.00.
        ╭────────────────────────╮
        │ Invoice                │
        │ 2 clam chowder, $12.00 │
        │ Side: 된장국           │
        │ Total: $12.00          │
        ╰────────────────────────╯
        Order it?

        """)
  }

  @Test func optionsAreNumbered() {
    #expect(
      text(.asksWhichSoup) == """
        Which soup?
        1. Clam Chowder
        2. 미소 된장국
        3. Tomato

        """)
  }

  @Test func aNarrowCardIsWrapped() {
    #expect(
      text(.confirms, width: 20) == """
        2 clam chowders,
        $12.00.
        ╭─────────────────╮
        │ Invoice         │
        │ 2 clam chowder, │
        │ $12.00          │
        │ Side: 된장국    │
        │ Total: $12.00   │
        ╰─────────────────╯
        Order it?

        """)
  }

  @Test func aVeryNarrowCardHasNoFrame() {
    #expect(!text(.confirms, width: 12).contains("│"))
  }

  @Test func onlyTheSixteenForegroundColoursAreUsed() {
    let coloured = [Turn.confirms, .asksWhichSoup, .fails].map { text($0, isColoured: true) }
      .joined()
    let codes = coloured.matches(of: /\u{1B}\[(\d+)m/).compactMap { Int($0.1) }
    #expect(codes.contains(31) && codes.contains(90))
    #expect(codes.allSatisfy { $0 < 2 || (30...37).contains($0) || (90...97).contains($0) })
    #expect(codes.filter { $0 == 0 }.count * 2 == codes.count)
  }

  @Test(arguments: [Turn.confirms, .asksWhichSoup, .fails])
  func aTurnReadsTheSameWithAndWithoutColours(_ turn: Turn) {
    #expect(text(turn, isColoured: true).replacing(/\u{1B}\[\d+m/, with: "") == text(turn))
  }

  @Test func anEmptyTurnShowsNothing() {
    #expect(text(Turn(number: 1, heard: "", locale: "en", snippet: Snippet(lines: []))) == "")
  }
}
