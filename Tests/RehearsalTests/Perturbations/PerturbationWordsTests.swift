// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing

struct PerturbationWordsTests {
  @Test func perturbationWordsAreReadFromYAML() {
    let text = #"""
      language: fr
      spaces: true
      keyboard: [azerty]
      before: ["s'il te plaît"]
      after: [merci]
      hesitations: [euh]
      small_words: [le, "l'-"]
      negations:
        - "ne pas {0}"
        - {form: "n'{1} pas {2}", match: "([aeiou]\\S*) (.*)"}
      off_topic: [il pleut]
      """#
    let reading = PerturbationWords.read(Data(text.utf8), file: "fr.yaml")
    #expect(reading.findings == [])
    let words = reading.content
    #expect(words.language == "fr")
    #expect(words.smallWords.map(\.place) == [.alone, .start])
    #expect(
      words.negations.map { $0.negative(of: "Allume la lampe") } == [
        "ne pas Allume la lampe", "n'Allume pas la lampe",
      ])
    #expect(words.negations.last?.negative(of: "ferme la porte") == nil)
    #expect(words.offTopic == ["il pleut"])
  }

  @Test func anInvalidPatternIsReported() {
    let text = "negations: [{form: no, match: '('}]"
    let reading = PerturbationWords.read(Data(text.utf8), file: "w.yaml")
    #expect(reading.findings.map(\.rule) == ["bad-pattern"])
  }
}
