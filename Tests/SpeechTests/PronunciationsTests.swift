// SPDX-License-Identifier: Apache-2.0

import Speech
import Testing

/// Names are spoken as their hints sound, and other words are unchanged.
struct PronunciationsTests {
  private let pronunciations = Pronunciations([
    ("Bananarific", "ba nana rif ic"), ("Bananarific Plus", "ba nana rif ic plus"), ("", "x"),
  ])

  @Test(arguments: [
    ("Start Bananarific?", "Start ba nana rif ic?"),
    ("Bananarific Plus, then Bananarific.", "ba nana rif ic plus, then ba nana rif ic."),
    ("Bananarifical is no name.", "Bananarifical is no name."),
    ("AntiBananarific neither.", "AntiBananarific neither."), ("", ""),
  ])
  func namesAreSpokenAsTheirHintsSound(_ text: String, _ sound: String) {
    #expect(pronunciations.spoken(text) == sound)
  }

  @Test func aTextWithoutPronunciationHintsIsSpokenUnchanged() {
    #expect(Pronunciations().spoken("Start Bananarific?") == "Start Bananarific?")
  }
}
