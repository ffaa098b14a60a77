// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// Questions that an intent asks while it acts are handled like any other conversation.
struct ConversationTests {
  private let stage = ParlanceTesting.Stage(apps: [Cafe.app])

  /// The answers to the lines; several lines of one answer are joined with " / ".
  private func talk(_ lines: String...) async -> [String] {
    let session = stage.session()
    var answers: [String] = []
    for line in lines { answers.append((await session.hear(line)).spoken.joined(separator: " / ")) }
    return answers
  }

  @Test func aMissingValueIsAskedForAndTheIntentBeginsAnew() async {
    #expect(
      await talk("eat in cafe", "brownie", "2")
        == ["Which cake?", "How many pieces of Brownie?", "2 of Brownie."])
  }

  @Test func aPartOfTwoNamesAsksWhichOneIsMeant() async {
    let said = await talk("eat in cafe", "pie", "the second one", "1")
    #expect(said[1].contains("Apple Pie or Cherry Pie"))
    #expect(said[3] == "1 of Cherry Pie.")
  }

  @Test func aDisambiguationThrownByAnIntentIsAsked() async {
    #expect(
      await talk("eat brownie in cafe", "9", "the first", "1").dropFirst()
        == ["That is too much. How many? 1 or 2.", "How many pieces of Brownie?", "1 of Brownie."])
  }

  @Test func aQuestionIsAskedAgainAfterAnUnfittingAnswer() async {
    let said = await talk("eat brownie in cafe", "a story", "3")
    #expect(said[1].hasSuffix("How many pieces of Brownie?"))
    #expect(said[2] == "3 of Brownie.")
  }

  @Test func anIntentGoesOnWithAnotherAfterAChoice() async {
    #expect(
      await talk("brew in cafe", "sugar")
        == ["What goes in? Milk or Sugar.", "A Small one with Sugar. Enjoy!"])
  }

  @Test func anAppShortcutSetsItsPresetValue() async {
    #expect(await talk("brew a lot in cafe", "milk").last == "A Large one with Milk. Enjoy!")
  }

  @Test func anIntentHearsANoToItsConfirmation() async {
    #expect(await talk("pay in cafe", "no") == ["Pay now?", "On the house, then."])
    #expect(await talk("pay in cafe", "yes") == ["Pay now?", "Paid."])
  }

  @Test func cancellingStopsTheIntentForGood() async {
    let said = await talk("pay in cafe", "cancel", "yes")
    #expect(said[1] == "OK, I’ve cancelled that.")
    #expect(!said[2].contains("Paid"))
  }

  @Test func aQuestionIsAskedAgainAfterAnotherRequestInBetween() async {
    let said = await talk("pay in cafe", "brew in cafe", "milk", "yes")
    #expect(said[2].contains("A Small one with Milk."))
    #expect(said[2].hasSuffix("Pay now?"))
    #expect(said[3] == "Paid.")
  }

  @Test func anIntentThatOpensItsAppContinuesThere() async {
    let turn = await stage.session().hear("show the menu of cafe")
    #expect(turn.result == .continueInApp)
    #expect(turn.activity?.type == "ShowMenuIntent")
  }

  @Test func anIntentThatNeverReturnsIsGivenUpAndTheConversationGoesOn() async throws {
    let (clock, patience) = (ManualClock(), Patience())
    let stage = ParlanceTesting.Stage(apps: [Cafe.app], clock: clock, patience: patience)
    let session = stage.session()
    async let dreaming = session.hear("dream in cafe")
    // First the values are resolved and the request is confirmed.
    await clock.sleeperIsWaiting(for: patience.inProgress)
    clock.advance(by: patience.inProgress)
    #expect(await dreaming.result == .inProgress)
    #expect(await session.hear("eat brownie in cafe").spoken == ["How many pieces of Brownie?"])
    await clock.sleeperIsWaiting(for: patience.outcome)
    clock.advance(by: patience.outcome)
    let outcome = try #require(await session.nextOutcome())
    #expect(outcome.result == .failure)
    #expect(outcome.code == "timedOut")
  }

  @Test func negativePhrasesAreNotUnderstood() async {
    #expect(await stage.session().hear("never eat in cafe").result == .notUnderstood)
    // What comes as near to a phrase is understood, but for the negative phrase.
    #expect(await stage.session().hear("show the mena of cafe").result != .notUnderstood)
    #expect(await stage.session().hear("show the menus of cafe").result == .notUnderstood)
  }

  @Test func anAppNeverOpenedHearsOnlyPhrasesWithoutValues() async {
    let stage = ParlanceTesting.Stage(apps: [Cafe.app], device: Device(unopened: ["Cafe"]))
    let session = stage.session()
    #expect(await session.hear("eat brownie in cafe").result == .notUnderstood)
    #expect(await session.hear("eat in cafe").prompt?.kind == .authorize)
    _ = await session.hear("yes")
    _ = await session.hear("cancel")
    #expect(await session.hear("eat brownie in cafe").spoken == ["How many pieces of Brownie?"])
  }
}
