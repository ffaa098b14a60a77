// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// A sentence that is said as it is written needs no forgiveness.
struct ExactReadingTests {
  @Test(arguments: Household.Language.allCases)
  func everyRequestOfAHouseholdIsUnderstoodExactly(_ language: Household.Language) throws {
    let household = try Household.of(language)
    #expect(household.understander.findings.isEmpty)
    #expect(household.names.count == 10 && household.requests.count >= 100)
    let wrong = household.requests.filter {
      household.meaning(of: $0.text) != $0.meaning
        || household.best($0.text)?.toleranceCost != 0
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    arguments: [
      (.english, "please turn on the kitchen lamp"), (.english, "turn on the kitchen lamp please"),
      (.english, "could you turn on the kitchen lamp, please?"),
      (.english, "um turn on uh the kitchen lamp"),
      (.english, "hey, would you mind... turn on the kitchen lamp, thanks a lot"),
      (.english, "turn on, if you don't mind, the kitchen lamp"),
      (.english, "TURN ON THE KITCHEN LAMP!"), (.english, "turn  on\tthe kitchen  lamp"),
      (.french, "allume la lampe de la cuisine s'il te plaît"),
      (.french, "s’il vous plaît, allume la lampe de la cuisine"),
      (.french, "euh allume la lampe de la cuisine, merci"),
      (.french, "bonjour, est-ce que tu pourrais… allume la lampe de la cuisine"),
      (.french, "ALLUME LA LAMPE DE LA CUISINE"), (.french, "allume là lampé de la cuisine"),
      (.chinese, "请打开客厅吊灯"), (.chinese, "麻烦你帮我打开客厅吊灯，谢谢"), (.chinese, "嗯，那个，打开客厅吊灯"),
      (.chinese, "打开 客厅 吊灯 吧"), (.chinese, "能不能打开客厅吊灯"),
      (.japanese, "台所の電気をつけてください"), (.japanese, "えーと、台所の電気をつけて"),
      (.japanese, "すみませんが台所の電気をつけてもらえますか"), (.japanese, "台所の 電気を つけて お願いします"),
      (.korean, "거실 조명을 좀 켜 줘"), (.korean, "음 거실 조명 켜 줘"), (.korean, "혹시 거실 조명 좀 켜 줘"),
      (.korean, "거실조명켜줘"), (.korean, "거실 조명을 켜 줘 고마워요"),
    ] as [(Household.Language, String)])
  func politenessAndHesitationsChangeNothing(_ language: Household.Language, _ text: String) throws
  {
    let household = try Household.of(language)
    #expect(household.meaning(of: text) == "TurnOn \(household.names[0])")
  }

  @Test(
    arguments: [
      (.english, "turn on the kitchen lamp"), (.french, "allume la lampe de la cuisine"),
    ] as [(Household.Language, String)])
  func aMisspeltRequestIsUnderstoodOnlyWithForgiveness(
    _ language: Household.Language, _ text: String
  ) throws {
    let understander = try Household.of(language).understander
    #expect(!understander.interpretations(of: Utterance(text), forgiving: false).isEmpty)
    let slip = text.replacing("lamp", with: "lmap")
    #expect(understander.interpretations(of: Utterance(slip), forgiving: false).isEmpty)
    #expect(!understander.interpretations(of: Utterance(slip)).isEmpty)
  }
}
