// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Testing

struct TranscriptTests {
  @Test func parsingReadsSettingsExchangesAndLineNumbers() throws {
    let transcript = try Transcript(
      parsing: """
        # Soup Chef: an order
        @ locale en-US
        @ vocabulary MonkeyChat contact: Bobo Jr.,  Bobo

        >   order clam chowder
        < Using Soup Chef.
        ? How many bowls?
        # a comment between
        > two
        | Invoice
        = SoupChef.OrderSoup soup=clam_chowder quantity=2
        >
        """, file: "order.transcript")
    #expect(
      transcript.settings == [
        .locale("en-US"),
        .vocabulary(app: "MonkeyChat", kind: "contact", names: ["Bobo Jr.", "Bobo"]),
      ])
    #expect(transcript.exchanges.map(\.said) == ["order clam chowder", "two", ""])
    #expect(transcript.exchanges.map(\.location.line) == [5, 9, 12])
    #expect(
      transcript.exchanges.map { $0.answers.map(\.description) } == [
        ["< Using Soup Chef.", "? How many bowls?"],
        ["| Invoice", "= SoupChef.OrderSoup soup=clam_chowder quantity=2"], [],
      ])
  }

  @Test(arguments: [
    ("locale fr", TranscriptSetting.locale("fr")),
    ("style screen-reader", .style(.screenReader)),
    ("now 2026-11-21T09:00:00Z", .now(Date(timeIntervalSince1970: 1_795_251_600))),
    (
      "vocabulary PigeonPost recipient: Bobo",
      .vocabulary(app: "PigeonPost", kind: "recipient", names: ["Bobo"])
    ),
  ])
  func everyKindOfSettingIsRead(_ text: String, _ setting: TranscriptSetting) throws {
    let transcript = try Transcript(parsing: "@ \(text)\n> hello", file: "a.transcript")
    #expect(transcript.settings == [setting])
  }

  @Test(arguments: ["", "# a comment", "\n\n  \n"])
  func anEmptyFileIsAnEmptyTranscript(_ text: String) throws {
    let transcript = try Transcript(parsing: text, file: "empty.transcript")
    #expect(transcript.settings == [])
    #expect(transcript.exchanges == [])
  }

  @Test func windowsLineEndsAreRead() throws {
    let transcript = try Transcript(parsing: "> one\r\n? Two?\r\n> three\r\n", file: "a.transcript")
    #expect(transcript.exchanges.map(\.said) == ["one", "three"])
    #expect(transcript.exchanges[0].answers == [TranscriptLine(.prompt, "Two?")])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var finding: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(
      text: "< Hello.",
      finding: """
        bad.transcript:1:1: error: an answer before anything was said; begin with a line '> …' \
        [transcript-syntax]
        < Hello.
        ^
        """),
    Fault(
      text: "> hello\n@ locale en-US",
      finding: """
        bad.transcript:2:1: error: a setting after something was said; move it to the top, only \
        '@ now' may stand between [transcript-syntax]
        @ locale en-US
        ^
        """),
    Fault(
      text: "> hello\n\nhello yourself",
      finding: """
        bad.transcript:3:1: error: a line begins with #, @, >, <, ?, | or = [transcript-syntax]
        hello yourself
        ^
        """),
    Fault(
      text: "@ colour red",
      finding: """
        bad.transcript:1:1: error: no such setting; known are locale, style, now and vocabulary \
        [transcript-syntax]
        @ colour red
        ^
        """),
    Fault(
      text: "@ style shouting",
      finding: """
        bad.transcript:1:1: error: no such setting; known are locale, style, now and vocabulary \
        [transcript-syntax]
        @ style shouting
        ^
        """),
    Fault(
      text: "@ vocabulary PigeonPost: Bobo",
      finding: """
        bad.transcript:1:1: error: no such setting; known are locale, style, now and vocabulary \
        [transcript-syntax]
        @ vocabulary PigeonPost: Bobo
        ^
        """),
  ])
  func anInvalidTranscriptIsReportedWithItsLine(_ fault: Fault) {
    let error = #expect(throws: FindingsError.self) {
      try Transcript(parsing: fault.text, file: "bad.transcript")
    }
    #expect(error?.description == fault.finding)
  }

  @Test func everyErrorInATranscriptIsReported() {
    let error = #expect(throws: FindingsError.self) {
      try Transcript(parsing: "? Why?\n> hello\n@ now\nhow?", file: "bad.transcript")
    }
    #expect(error?.findings.map(\.location.line) == [1, 3, 4])
  }
}
