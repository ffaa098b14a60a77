// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// The user's own names are understood beside the compiled ones, and nothing else changes.
struct OwnVocabularyTests {
  private let plain: Understander

  init() throws {
    plain = try Grammars.soup([
      "OrderSoup": ["order {soup} [<with>]", "(order|get) [me] {quantity} {soup}"],
      "ShowOrders": ["show [my] orders"],
    ])
  }

  private func vocabulary(_ names: [String], list: String = "soup") -> OwnVocabulary {
    OwnVocabulary(
      app: "SoupChef", list: list,
      values: names.map {
        ListValue(
          phrases: [.text($0)], output: .string($0), item: Item(id: "own \($0)", display: $0))
      })
  }

  private var own: Understander {
    plain.with([vocabulary(["Grandma's Goulash", "엄마 국", "clam chowder"])])
  }

  private func meaning(_ text: String, _ understander: Understander) -> String {
    guard let best = understander.interpretations(of: Utterance(text)).first else { return "-" }
    let slots = best.slots.map { slot in
      let values = slot.candidates.map { $0.item?.id ?? slot.heard ?? "" }
      return " \(slot.name)=\(values.joined(separator: "|"))"
    }
    return best.intent.rawValue + slots.joined() + (best.isTolerated ? " ?" : "")
  }

  @Test(arguments: [
    ("order grandmas goulash", "OrderSoup soup=own Grandma's Goulash"),
    ("please get me two Grandma’s Goulash", "OrderSoup quantity=two soup=own Grandma's Goulash"),
    ("order grandmas goulahs", "OrderSoup soup=own Grandma's Goulash ?"),
    ("order goulash", "OrderSoup soup=own Grandma's Goulash ?"),
    ("order 엄마 국", "OrderSoup soup=own 엄마 국"),
    ("order tomato soup", "OrderSoup soup=tomato_soup"),
    ("order tomato sup", "OrderSoup soup=tomato_soup ?"),
    ("order clam chowder", "OrderSoup soup=own clam chowder|clam_chowder"),
    ("show my orders", "ShowOrders"),
    ("don't order grandmas goulash", "-"),
    ("order gazpacho", "-"),
  ])
  func ownNamesAndCompiledNamesAreUnderstood(_ text: String, _ expected: String) {
    #expect(meaning(text, own) == expected)
  }

  /// A single kana is just a sound, and occurs in too many names to identify one.
  @Test(arguments: [
    ("order 川沿い", "OrderSoup soup=own 川沿いジョグ ?"), ("order ジョグ", "OrderSoup soup=own 川沿いジョグ ?"),
    ("order い", "-"), ("order ジ", "-"),
  ])
  func aSingleKanaDoesNotIdentifyAName(_ text: String, _ expected: String) {
    #expect(meaning(text, plain.with([vocabulary(["川沿いジョグ"])])) == expected)
  }

  @Test func ownNamesAreUnknownAfterTheirRemoval() {
    #expect(meaning("order grandmas goulash", plain) == "-")
    #expect(meaning("order grandmas goulash", own.with([])) == "-")
  }

  @Test func ownNamesAnswerAQuestion() {
    let answer = own.answer(
      Utterance("grandmas goulash"), to: "OrderSoup", of: "SoupChef", forgiving: true)
    #expect(answer?["soup"]?.candidates.first?.item?.id == "own Grandma's Goulash")
  }

  @Test func newOwnNamesReplaceTheEarlierOnes() {
    let changed = own.with([vocabulary(["Bouillabaisse"])])
    #expect(meaning("order bouillabaisse", changed) == "OrderSoup soup=own Bouillabaisse")
    #expect(meaning("order grandmas goulash", changed) == "-")
  }

  /// A word with a meaning in a sentence is not taken for a misspelt name of the user's.
  @Test func noWordOfASentenceIsTakenForAnOwnName() {
    let show = plain.with([vocabulary(["shaw", "order"])])
    #expect(meaning("show my orders", show) == "ShowOrders")
    #expect(meaning("order", show) == "-")
  }

  @Test func ownNamesOfAnUnusedListAreNotUnderstood() {
    #expect(meaning("order goulash", plain.with([vocabulary(["goulash"], list: "tea")])) == "-")
  }

  @Test func ownNamesCountOnlyInTheirOwnList() {
    let cheese = plain.with([vocabulary(["halloumi"], list: "options")])
    #expect(meaning("order halloumi", cheese) == "-")
    #expect(
      meaning("order tomato soup with halloumi", cheese)
        == "OrderSoup soup=tomato_soup options=own halloumi")
  }

  @Test func ownNamesAreUnderstoodBesideASavedIndex() throws {
    var bytes: [UInt8] = []
    plain.save(stamp: "") { bytes += $0 }
    let memory = SavedUnderstanderTests.Bytes(bytes)
    let saved = try Understander(
      saved: UnsafeRawBufferPointer(memory.buffer), stamp: "", keptBy: memory)
    #expect(
      meaning("order goulash soup", saved.with([vocabulary(["goulash soup"])]))
        == "OrderSoup soup=own goulash soup")
  }
}
