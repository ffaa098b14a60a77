// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing
import Voice

struct UnderstanderTests {
  let understander: Understander

  init() throws {
    understander = try Grammars.soup([
      "OrderSoup": [
        "order [some] soup", "order {soup} [<with>]",
        "(order|get) [me] {quantity} [bowl[s] of] {soup} [<with>]",
      ],
      "ShowOrders": ["show [my] orders"],
    ])
  }

  struct Heard: CustomTestStringConvertible {
    var says: String
    var means: String
    var testDescription: String { says }

    init(_ says: String, _ means: String) { (self.says, self.means) = (says, means) }
  }

  /// The meaning as text: the intent, the slots, `?` for a forgiven reading, `@` if the app was
  /// named.
  private func meaning(of text: String) -> String {
    guard let best = understander.interpretations(of: Utterance(text)).first else { return "-" }
    let slots = best.slots.map { slot in
      let values = slot.candidates.map { $0.item?.id ?? "\($0.output.plain)" }
      return " \(slot.name)=\(values.joined(separator: "|"))"
    }
    return best.intent.rawValue + slots.joined() + (best.isTolerated ? " ?" : "")
      + (best.namesApp ? " @" : "")
  }

  @Test(arguments: [
    Heard("order soup", "OrderSoup"),
    Heard("Order clam chowder!", "OrderSoup soup=clam_chowder"),
    Heard("order clam chowder in Soup Chef", "OrderSoup soup=clam_chowder @"),
    Heard("in soup chef order clam chowder", "OrderSoup soup=clam_chowder @"),
    Heard("please order clam chowder, thank you", "OrderSoup soup=clam_chowder"),
    Heard("order 2 clam chowder", "OrderSoup quantity=2 soup=clam_chowder"),
    Heard("get me two bowls of tomato soup", "OrderSoup quantity=2 soup=tomato_soup"),
    Heard("order twenty-three tomato soup", "OrderSoup quantity=23 soup=tomato_soup"),
    Heard(
      "order tomato soup with cheese and red pepper",
      "OrderSoup soup=tomato_soup options=cheese options=red_pepper"),
    Heard("order chowder", "OrderSoup soup=clam_chowder|corn_chowder ?"),
    Heard("order tomato", "OrderSoup soup=tomato_soup ?"),
    Heard("order clam chowdr", "OrderSoup soup=clam_chowder ?"),
    Heard("ordr clam chowder", "OrderSoup soup=clam_chowder ?"),
    Heard("show my orders", "ShowOrders"),
    Heard("show orders from soop shef", "ShowOrders @"),
    Heard("ｏｒｄｅｒ ｃｌáｍ ｃｈｏｗｄｅｒ", "OrderSoup soup=clam_chowder"),
    Heard("don't order clam chowder", "-"),
    Heard("order a spaceship", "-"),
    Heard("order", "-"),
    Heard("", "-"),
    Heard("?!", "-"),
  ])
  func requestsAreUnderstoodWithTheirSlots(_ heard: Heard) {
    #expect(meaning(of: heard.says) == heard.means)
  }

  @Test(arguments: [
    Heard("two", "quantity=2"),
    Heard("make it two", "quantity=2"),
    Heard("two with cheese", "quantity=2 options=cheese"),
    Heard("tomato instead", "-"), Heard("no tomato", "-soup=tomato_soup"),
    Heard("not two, three", "-quantity=2 quantity=3"),
    Heard("without cheese", "-options=cheese"),
    Heard("what is the weather", "-"),
  ])
  func answersAreReadWithTheirSlots(_ heard: Heard) {
    let answer = understander.answer(
      Utterance(heard.says), to: "OrderSoup", of: "SoupChef", forgiving: true)
    let slots = answer?.slots.map { slot in
      "\(slot.isRemoval ? "-" : "")\(slot.name)=\(slot.candidates[0].item?.id ?? slot.output.plain)"
    }
    #expect((slots?.joined(separator: " ") ?? "-") == heard.means)
  }

  @Test func aSlotPointsIntoTheTextAsTyped() throws {
    let text = "Órder  “Clam\tChowder” please"
    let best = try #require(understander.interpretations(of: Utterance(text)).first)
    let slot = try #require(best["soup"])
    #expect(slot.heard == "Clam\tChowder")
    let span = try #require(slot.span)
    #expect(String(Array(text)[span]) == "Clam\tChowder")
  }

  @Test func sentencesThatBeginAlikeKeepTheirOwnConditions() throws {
    var grammar = try Grammars.grammar(intents: ["Open": ["open {door}"]])
    grammar.lists["door"] = Grammars.list(["gate": ["gate"], "hatch": ["hatch"]])
    var late = grammar.intents[0].blocks[0]
    late.requiresContext = ["time": ContextRequirement(accepted: [.string("night")])]
    late.slots = ["quietly": .boolean(true)]
    grammar.intents[0].blocks.append(late)
    let understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
    let day = understander.interpretations(of: Utterance("open gate"))
    #expect(day.first?.slots.map(\.name) == ["door"])
    let night = understander.interpretations(
      of: Utterance("open gate"), context: ["time": .string("night")])
    #expect(night.first?.intent == "Open")
  }

  @Test func aLeadingPhraseBeforeACommaIsLeftOut() {
    let leads: Set = ["no", "no wait"]
    #expect(Utterance("No wait, tomato").afterLead(leads).text == " tomato")
    #expect(Utterance("tomato, no").afterLead(leads).text == "tomato, no")
    #expect(Utterance("no, …").afterLead(leads).text == "no, …")
  }

  @Test func aNegatedRequestIsRecognised() {
    #expect(understander.isNegated(Utterance("Please don’t order soup")))
    #expect(!understander.isNegated(Utterance("order soup")))
  }
}

extension JSONValue {
  var plain: String {
    switch self {
    case .integer(let number): String(number)
    case .string(let text): text
    default: String(describing: self)
    }
  }
}
