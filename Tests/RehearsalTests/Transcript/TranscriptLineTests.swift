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
  func accepts(_ expected: String, _ actual: String) {
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
  func refuses(_ expected: String, _ actual: String) {
    #expect(!TranscriptLine(.response, expected).accepts(TranscriptLine(.response, actual)))
  }

  @Test(arguments: TranscriptLine.Mark.allCases)
  func everyKindOfLineIsItsOwn(_ mark: TranscriptLine.Mark) {
    let line = TranscriptLine(mark, "…")
    for other in TranscriptLine.Mark.allCases {
      #expect(line.accepts(TranscriptLine(other, "hello")) == (mark == other))
    }
  }

  @Test func readsAsItIsWritten() {
    #expect(TranscriptLine(.prompt, "How many?").description == "? How many?")
    #expect(TranscriptLine(.response, "").description == "<")
  }
}
