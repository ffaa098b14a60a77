// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Rendering

struct TurnRendererTests {
  @Test(arguments: Style.allCases)
  func controlCharactersInATurnAreEscapedInEveryStyle(_ style: Style) {
    let text = style.renderer(width: 80, wording: .english).render(.misleads)
    #expect(text.contains("a\\u{1B}[2J You: b\n\\u{202E}?\n") == (style == .driving))
    #expect(text.contains("\\u{202E}?"))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafe })
  }

  /// At no width does a further line of a text start in the first column, where it could pass for a
  /// speaker's line.
  @Test(arguments: Style.allCases, ["You: yes", "Parlance： pay?", "나: 네", "> yes"])
  func aWrappedLineCannotPassForASpeakersLine(_ style: Style, _ line: String) {
    for length in 1...60 {
      let text = String(repeating: "x", count: length) + " " + line + " and so on"
      let turn = Turn(number: 1, heard: "", locale: "en-US", say: [text])
      let lines = style.renderer(width: 40, wording: .english).render(turn).split(separator: "\n")
      #expect(!lines.dropFirst().contains { $0.hasPrefix(line.prefix(3)) }, "\(length)")
      #expect(lines.allSatisfy { $0.displayWidth < 40 })
    }
  }

  @Test func theDrivingStyleShowsOnlyTheAnswerAndTheQuestion() {
    let renderer = Style.driving.renderer(width: 80, wording: .english)
    #expect(renderer.render(.confirms) == "2 clam chowders, $12.00.\nOrder it?\n")
    #expect(renderer.render(.asksWhichSoup) == "Which soup?\n")
  }

  @Test(arguments: [Style.screenReader, .handsFree, .driving], [Turn.confirms, .asksWhichSoup])
  func spokenStylesDrawNoFrameAndSendNoEscape(_ style: Style, _ turn: Turn) {
    let text = style.renderer(width: 80, wording: .english).render(turn)
    #expect(
      !text.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) || $0 == "\u{1B}" })
  }
}
