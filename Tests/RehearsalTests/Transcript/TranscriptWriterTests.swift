// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Testing

struct TranscriptWriterTests {
  private let writer = TranscriptWriter([PigeonPost.description])

  @Test func everyPartOfATurnIsWrittenInOrder() {
    let turn = Turn(
      number: 1, heard: "two", locale: "en-US", say: ["Ordered.", "Enjoy.\nIt is hot. "],
      prompt: Prompt(kind: .needsValue, question: "How many\nbowls?"),
      snippet: Snippet(
        title: "Receipt", lines: [.init("2 clam chowder"), .init("$12.00", label: "Total")]),
      completed: letter(to: .text("Mimi")))
    #expect(
      writer.answers(of: turn).map(\.description) == [
        "< Ordered.", "< Enjoy.", "< It is hot.", "? How many", "? bowls?", "| Receipt",
        "| 2 clam chowder", "| Total: $12.00", "= PigeonPost.SendLetter recipient=Mimi",
      ])
  }

  @Test func anEmptyTurnIsWrittenAsNothing() {
    #expect(writer.answers(of: Turn(number: 1, heard: "", locale: "en-US")) == [])
  }

  @Test(arguments: [("two", "> two"), ("", "> "), ("one\ntwo\r\nthree", "> one two three")])
  func utterancesAreWrittenOnOneLine(_ text: String, _ line: String) {
    #expect(writer.said(text) == line)
  }

  /// Printing the file shows only text.
  @Test func terminalControlsAreWrittenAsEscapes() {
    let turn = Turn(
      number: 1, heard: "", locale: "en-US", say: ["\u{1B}[2Jgone\n> yes"],
      snippet: Snippet(lines: [.init("a\u{202E}b\u{3164}")]),
      completed: letter(to: .text("\u{9B}2J")))
    #expect(
      writer.answers(of: turn).map(\.description) == [
        "< \\u{1B}[2Jgone", "< > yes", "| a\\u{202E}b\\u{3164}",
        "= PigeonPost.SendLetter recipient=\\u{9B}2J",
      ])
    #expect(writer.said("two\u{7}\u{2066}") == "> two\\u{7}\\u{2066}")
  }

  @Test func itemsAreWrittenByIdentifierAndBlanksInQuotationMarks() {
    #expect(
      writer.text(of: letter(to: AddressBook.coco)) == "PigeonPost.SendLetter recipient=coco_lark")
    #expect(
      writer.text(of: letter(to: .text("Bobo\nJr.")))
        == "PigeonPost.SendLetter recipient=\"Bobo Jr.\"")
  }

  @Test func parametersAreWrittenInOrderThenUnknownOnesByName() {
    var intent = letter(to: .text("Mimi"))
    for name in ["weight", "colour"] {
      intent.arguments[ParameterID(name)] = .one(HeardValue(.integer(2)))
    }
    intent.arguments["content"] = .one(HeardValue(.text("hi")))
    #expect(
      writer.text(of: intent)
        == "PigeonPost.SendLetter recipient=Mimi content=hi colour=2 weight=2")
  }

  @Test func theValuesOfAListAreWrittenWithCommas() {
    let guests = AddressBook.kikis.map { HeardValue($0) }
    let intent = StructuredIntent(
      app: "PigeonPost", domain: "Post", intent: "InviteFriends",
      arguments: ["guests": .many(guests)])
    #expect(writer.text(of: intent) == "PigeonPost.InviteFriends guests=kiki_reed,kiki_rose")
  }

  private func letter(to recipient: Value) -> StructuredIntent {
    StructuredIntent(
      app: "PigeonPost", domain: "Post", intent: "SendLetter",
      arguments: ["recipient": .one(HeardValue(recipient))])
  }
}
