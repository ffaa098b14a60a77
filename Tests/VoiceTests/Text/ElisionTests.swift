// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

/// The effect of an apostrophe on words.
struct ElisionTests {
  @Test(arguments: [
    ("l'eau", "l eau"), ("L’Eau", "l eau"), ("j'ai", "j ai"), ("c'est", "c est"),
    ("d'accord", "d accord"), ("m'appelle", "m appelle"), ("n'allume", "n allume"),
    ("s'il te plaît", "s il te plait"), ("t'inquiète", "t inquiete"), ("qu'il", "qu il"),
    ("jusqu'à", "jusqua"), ("jusqu'ici", "jusqu ici"), ("lorsqu'on", "lorsqu on"),
    ("quelqu'un", "quelqu un"), ("est-ce qu'elle", "est ce qu elle"),
    ("aujourd'hui", "aujourd hui"), ("AUJOURD'HUI", "aujourd hui"),
    ("don't", "dont"), ("it's", "its"), ("o'clock", "oclock"), ("I'll", "ill"), ("you're", "youre"),
    ("y'all", "yall"), ("ma'am", "maam"), ("rock'n'roll", "rocknroll"), ("l'", "l"),
    ("'tis", "tis"),
    ("the dogs' bowl", "the dogs bowl"), ("5'clock", "5 clock"),
  ])
  func anApostropheJoinsOrPartsWordsAsItsLanguageDoes(_ text: String, _ words: String) {
    #expect(Utterance(text).words.joined(separator: " ") == words)
  }

  @Test func eachPartOfAnElisionKeepsItsPlaceInTheText() {
    let utterance = Utterance("à l’eau, aujourd'hui")
    #expect(
      (0..<utterance.count).map { utterance.heard($0..<($0 + 1)) }
        == ["à", "l’", "eau", "aujourd'", "hui"])
  }
}
