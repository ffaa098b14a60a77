// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// Several requests in one utterance are split where each part is understood.
struct ShortcutStepsTests {
  private func added(_ words: String, locale: String = "en-US") async throws -> [VoiceShortcut] {
    let stage = ParlanceTesting.Stage(locale: locale)
    _ = await stage.session().hear(words)
    return try stage.shortcuts.voiceShortcuts()
  }

  @Test(arguments: [
    ("when I say x: order two tomato soups with cheese, croutons, and bacon", 1),
    ("when I say x: start calming meditation, and then show the menu in Soup Chef", 2),
    ("when I say x: start calming meditation; order one minestrone with bacon, cheese", 2),
  ])
  func aShortcutHasAsManyStepsAsAreMeant(_ words: String, _ count: Int) async throws {
    let kept = try await added(words)
    #expect(kept.map(\.steps.count) == [count])
    #expect(kept.map(\.phrase) == ["x"])
  }

  @Test func aChineseShortcutHasAsManyStepsAsAreMeant() async throws {
    #expect(try await added("当我说午饭，点两碗番茄汤，加奶酪", locale: "zh-Hans").map(\.steps.count) == [1])
  }

  @Test func aStepThatIsNotUnderstoodIsNamed() async {
    let session = ParlanceTesting.Stage().session()
    let turn = await session.hear("when I say x: start calming meditation, then frobnicate")
    #expect(turn.prompt?.question.hasPrefix("I don’t know how to do “frobnicate”.") == true)
  }

  @Test func quotationMarksAreNotPartOfAShortcutsPhrase() async throws {
    #expect(
      try await added("when I say “calm down”: start calming meditation").map(\.phrase)
        == ["calm down"])
  }
}
