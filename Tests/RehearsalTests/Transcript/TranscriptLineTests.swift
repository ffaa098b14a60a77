// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Testing

struct TranscriptLineTests {
  @Test(arguments: [
    ("Ordered.", "Ordered."),
    ("…", "Ordered."),
    ("…", ""),
    ("Ready in … minutes.", "Ready in 9 minutes."),
    ("Ready in … minutes.", "Ready in  minutes."),
    ("Ready…", "Ready in 9 minutes."),
    ("…minutes.", "Ready in 9 minutes."),
    ("… in … minutes…", "Ready in 9 minutes. Enjoy."),
    ("a…b…c", "abbbc"),
    ("……", "anything"),
    ("“…”", "“…”"),
  ])
  func anExpectedLineAcceptsMatchingText(_ expected: String, _ actual: String) {
    #expect(TranscriptLine(.response, expected).accepts(TranscriptLine(.response, actual)))
  }

  @Test(arguments: [
    ("Ordered.", "Ordered"),
    ("Ordered.", "ordered."),
    ("Ready in … minutes.", "Ready in 9 hours."),
    ("Ready…", "Not Ready"),
    ("…minutes.", "Ready in 9 minutes. Enjoy."),
    ("ab…ba", "aba"),
    ("a…b…c", "acb"),
    ("", "anything"),
  ])
  func anExpectedLineRefusesOtherText(_ expected: String, _ actual: String) {
    #expect(!TranscriptLine(.response, expected).accepts(TranscriptLine(.response, actual)))
  }

  @Test(arguments: TranscriptLine.Mark.allCases)
  func aLineAcceptsOnlyLinesOfItsOwnKind(_ mark: TranscriptLine.Mark) {
    let line = TranscriptLine(mark, "…")
    for other in TranscriptLine.Mark.allCases {
      #expect(line.accepts(TranscriptLine(other, "hello")) == (mark == other))
    }
  }

  @Test func aLinesDescriptionIsItsWrittenForm() {
    #expect(TranscriptLine(.prompt, "How many?").description == "? How many?")
    #expect(TranscriptLine(.response, "").description == "<")
  }
}
