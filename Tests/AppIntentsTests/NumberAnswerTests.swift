// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// A number that is asked for may be said with the words of the question, and without its unit if
/// the unit is known.
struct NumberAnswerTests {
  private let stage = ParlanceTesting.Stage(apps: [Bakery.app(clock: ManualClock())])

  private func answer(_ lines: String...) async -> String {
    let session = stage.session()
    var said = ""
    for line in lines { said = (await session.hear(line)).spoken.joined(separator: " ") }
    return said
  }

  @Test(arguments: [
    ("7", "Kneaded for 7 minutes."), ("7 minutes", "Kneaded for 7 minutes."),
    ("one minute", "Kneaded for 1 minutes."), ("for 12 minutes", "Kneaded for 12 minutes."),
    ("2 hours", "I didn’t catch that. For how many minutes?"),
    ("7 minutes and a half", "I didn’t catch that. For how many minutes?"),
    ("99 minutes", "The minutes can’t be more than 60. For how many minutes?"),
    ("minus 10 minutes", "The minutes can’t be less than 1. For how many minutes?"),
  ])
  func aNumberMayBeAnsweredWithTheWordsOfTheQuestion(_ said: String, _ answered: String) async {
    #expect(await answer("knead in bakery", said) == answered)
  }

  @Test(arguments: [
    ("10", "600 seconds."), ("10 minutes", "600 seconds."), ("half an hour", "1,800 seconds."),
    ("an hour and ten minutes", "4,200 seconds."), ("ten", "600 seconds."),
  ])
  func anAnswerWithoutAUnitTakesTheDefaultUnit(_ said: String, _ answered: String) async {
    #expect(await answer("rest in bakery", said) == answered)
  }
}
