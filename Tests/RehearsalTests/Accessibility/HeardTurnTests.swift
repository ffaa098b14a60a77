// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Rehearsal
import Speech
import Testing

/// How turns are heard, style by style.
struct HeardTurnTests {
  private func heard(_ turn: Turn, _ style: Style) -> HeardTurn {
    HeardTurn(
      turn, said: turn.heard, at: SourceLocation(file: "a.transcript", line: 3), style: style,
      wording: .english)
  }

  @Test func handsFreeAndScreenReaderStylesSpeakTheCard() {
    #expect(heard(.confirms, .handsOn).spoken == ["2 clam chowders, $12.00.", "Order it?"])
    #expect(heard(.confirms, .driving).spoken == ["2 clam chowders, $12.00.", "Order it?"])
    #expect(
      heard(.confirms, .handsFree).spoken
        == ["2 clam chowders, $12.00.", "Invoice.", "Side: 된장국.", "Order it?"])
    #expect(
      heard(.confirms, .screenReader).spoken
        == ["2 clam chowders, $12.00.", "Invoice", "Side: 된장국", "Order it?"])
  }

  @Test func aForeignScriptThatIsSpokenIsFlagged() {
    #expect(heard(.confirms, .screenReader).flags == [.foreignScript("된장국")])
    #expect(heard(.confirms, .handsOn).flags == [])
  }

  @Test func symbolsInATurnAreFlagged() {
    var turn = Turn.succeeds
    turn.say = ["Ordered → ready ✅."]
    #expect(heard(turn, .handsOn).flags == [.symbol("→"), .symbol("✅")])
  }

  @Test func manyOptionsAreFlaggedUnlessTheirCountIsTold() {
    var turn = Turn.asksQuantity
    turn.prompt?.options = (1...6).map { Item(id: "\($0)", display: "Choice number \($0 * 111)") }
    #expect(heard(turn, .driving).flags == [.tooManyOptions(6)])
    #expect(heard(turn, .screenReader).flags == [])
    #expect(heard(turn, .screenReader).options == 6)
  }

  @Test func namesThatSoundAlikeAreFlagged() {
    var turn = Turn.asksWhichSoup
    turn.prompt?.options = ["Minestrone", "Minestroni", "Miso"].map { Item(id: $0, display: $0) }
    #expect(heard(turn, .screenReader).flags == [.soundAlike("Minestrone", "Minestroni")])
  }

  @Test func longTurnsAreFlaggedOnceTheyAreMeasured() {
    var turn = Turn.succeeds
    turn.say = [String(repeating: "Your soup is on its way to you. ", count: 12)]
    var turns = [heard(turn, .handsOn), heard(.asksQuantity, .handsOn)]
    turns.measure(with: SyllableMeter())
    #expect(turns[0].flags == [.tooLong(seconds: turns[0].seconds)])
    #expect(turns[1].flags == [] && turns[1].seconds > 0.4)
  }
}
