// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// An action is suggested at the hour at which it was done, as long as it can be done.
struct SuggestionTests {
  private let stage: ParlanceTesting.Stage

  init() throws { stage = try Self.stage() }

  private static func soup(
    _ id: String, _ display: String, hour: Double, app: AppID = "SoupChef"
  ) -> [Donation] {
    (1...7).map { days in
      Donation(
        id: "\(id) \(days)", app: app,
        action: .request(
          "OrderSoup",
          ["soup": [.item(Item(id: id, display: display))], "quantity": [.integer(1)]]),
        date: ParlanceTesting.Stage.usualTime
          .addingTimeInterval(hour * 3_600 - Double(days) * 86_400))
    }
  }

  /// A stage on which tomato soup was ordered at this hour, clam chowder later, and something was
  /// done in an app that is gone.
  private static func stage(
    locale: String = "en-US", device: Device = Device()
  ) throws -> ParlanceTesting.Stage {
    let stage = ParlanceTesting.Stage(locale: locale, device: device)
    let done =
      soup("clam_chowder", "Clam Chowder", hour: 6) + soup("tomato_soup", "Tomato Soup", hour: 0)
      + soup("x", "X", hour: 0, app: "Gone")
    for donation in done { try stage.donations.add(donation) }
    return stage
  }

  @Test func actionsUsualAtThisHourAreSuggestedFirst() async {
    let turn = await stage.session().hear("what do you suggest?")
    #expect(
      turn.say == [
        "You may want one of these:", "1. Order 1 Tomato Soup (Soup Chef)",
        "2. Order 1 Clam Chowder (Soup Chef)", "Say its number to do it.",
      ])
    #expect(turn.result == .success)
  }

  @Test(arguments: [
    ("ko-KR", "뭐 추천해 줘", "1. 토마토 수프 1그릇 주문 (Soup Chef)"),
    ("fr-FR", "des suggestions", "1. Commander 1 Soupe à la tomate (Soup Chef)"),
    ("ja-JP", "おすすめを教えて", "1. トマトスープを1杯注文（Soup Chef）"),
    ("zh-CN", "你建议什么", "1. 点1碗番茄汤（Soup Chef）"),
  ])
  func suggestionsAreWordedInTheCurrentLanguage(
    _ locale: String, _ said: String, _ offered: String
  ) async throws {
    let stage = try Self.stage(locale: locale)
    #expect(await stage.session().hear(said).say.dropFirst().first == offered)
  }

  @Test(arguments: ["1", "the first one", "one", "Order 1 Tomato Soup", "tomato", "the tomato one"])
  func choosingASuggestionAsksForConfirmation(_ choice: String) async {
    let session = stage.session()
    _ = await session.hear("what do you suggest?")
    let turn = await session.hear(choice)
    #expect(turn.prompt?.kind == .confirmIntent)
    #expect(turn.intent?["soup"]?.identifier == "tomato_soup")
  }

  /// Both suggestions are orders, so a word that occurs in both chooses neither.
  @Test(arguments: ["order", "miso"])
  func aWordThatFitsNoSingleSuggestionChoosesNone(_ said: String) async {
    let session = stage.session()
    _ = await session.hear("what do you suggest?")
    #expect(await session.hear(said).intent?["soup"]?.identifier != "tomato_soup")
  }

  @Test func anotherRequestWorksAndEndsTheOfferOfSuggestions() async {
    let session = stage.session()
    _ = await session.hear("what do you suggest?")
    #expect(await session.hear("show the menu in Soup Chef").result == .success)
    #expect(await session.hear("1").result == .notUnderstood)
  }

  @Test func actionsOfARefusedAppAreNotSuggested() async throws {
    let refused = try Self.stage(device: Device(refused: ["SoupChef"]))
    let turn = await refused.session().hear("what do you suggest?")
    #expect(turn.say == ["I have nothing to suggest yet. I learn from what you do."])
    #expect(await refused.session().suggestions() == nil)
  }

  @Test func askingForSuggestionsLeavesAnOpenQuestionOpen() async {
    let session = stage.session()
    let asked = await session.hear("order soup in Soup Chef")
    let turn = await session.hear("what do you suggest?")
    #expect(turn.prompt?.parameter == asked.prompt?.parameter)
  }

  @Test func suggestionsOfferedAtTheStartCanBeChosen() async {
    let session = stage.session()
    #expect(await session.suggestions()?.say.count == 4)
    #expect(await session.hear("2").intent?["soup"]?.identifier == "clam_chowder")
  }
}
