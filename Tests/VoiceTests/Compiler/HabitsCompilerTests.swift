// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import Testing

@testable import Voice

/// The words that are significant because a language's file lists them as opposites.
struct HabitsCompilerTests {
  private let habits: HabitsCompilation

  init() {
    let yaml = """
      language: en
      lists:
        opposites:
          values:
            - { in: "((fade up|swell)|(fade down|sink))", out: fade }
            - { in: "((put on)|(take off))", out: wear }
            - { in: "((read)|(un read))", out: read }
      """
    habits =
      LanguageHabits(GrammarFile.read(Data(yaml.utf8), file: "habits.yaml").content).compilation
  }

  private func word(_ text: String) -> WordID {
    var index = habits.index
    return index.words(of: text)[0]
  }

  @Test(arguments: [
    ("up", "down", true), ("swell", "sink", true), ("fade", "swell", false), ("put", "take", false),
    ("on", "off", false),
  ])
  func wordsThatAloneTellTwoSidesApartAreOpposite(
    _ one: String, _ other: String, _ isOpposite: Bool
  ) {
    #expect(habits.habits.opposites.areOpposite(word(one), word(other)) == isOpposite)
  }

  @Test(arguments: [
    ("up", true), ("down", true), ("swell", true), ("fade", false), ("put", false), ("un", true),
    ("read", true),
  ])
  func aWordThatAloneTellsOppositesApartIsWeighty(_ text: String, _ isWeighty: Bool) {
    #expect(habits.index.lexicon.has(.weighty, word(text)) == isWeighty)
  }
}
