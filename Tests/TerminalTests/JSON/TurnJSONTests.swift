// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Terminal

struct TurnJSONTests {
  @Test func aTurnThatAsksIsWrittenAsJSON() {
    #expect(
      Turn.asksQuantity.json.text == """
        {"turn":1,"heard":"order clam chowder in Soup Chef","locale":"en-US","app":"SoupChef",\
        "domain":"Order","intent":"OrderSoup","parameters":{"soup":{"id":"clam_chowder",\
        "display":"Clam Chowder","heard":"clam chowder"}},"stage":"resolve","prompt":{"kind":\
        "needsValue","parameter":"quantity","options":[]},"say":"How many bowls?","show":[],\
        "snippet":null,"result":null,"code":null,"activity":null}
        """)
  }

  @Test func aTurnWithoutAnIntentIsWrittenAsJSON() {
    let turn = Turn(
      number: 2, heard: "mumble", locale: "ko-KR", say: ["뭐라고요?", "다시 말해 주세요."],
      result: .notUnderstood)
    #expect(
      turn.json.text == """
        {"turn":2,"heard":"mumble","locale":"ko-KR","app":null,"domain":null,"intent":null,\
        "parameters":{},"stage":null,"prompt":null,"say":"뭐라고요? 다시 말해 주세요.","show":[],\
        "snippet":null,"result":"notUnderstood","code":null,"activity":null}
        """)
  }

  @Test func aTurnWithACardIsWrittenAsJSON() {
    #expect(
      Turn.confirms.json.text == """
        {"turn":2,"heard":"two","locale":"en-US","app":null,"domain":null,"intent":null,\
        "parameters":{},"stage":"confirm","prompt":{"kind":"confirmIntent","parameter":null,\
        "options":[]},"say":"2 clam chowders, $12.00. Order it?","show":["Invoice",\
        "2 clam chowder, $12.00","Side: 된장국","Total: $12.00"],"snippet":{"title":"Invoice",\
        "lines":[{"label":null,"text":"2 clam chowder, $12.00"},{"label":"Side","text":"된장국"},\
        {"label":"Total","text":"$12.00"}]},"result":null,"code":null,"activity":null}
        """)
  }

  @Test func parametersOfEveryTypeAreWrittenAsJSON() {
    let intent = StructuredIntent(
      app: "A", domain: "D", intent: "I",
      arguments: [
        "toppings": .many([
          HeardValue(.item(Item(id: "cheese", display: "Cheese")), heard: "cheese"),
          HeardValue(.text("a\nb")),
        ]),
        "amount": .one(HeardValue(.decimal(2.5), heard: "two and a half")),
        "count": .one(HeardValue(.integer(2))),
        "gift": .one(HeardValue(.boolean(true), heard: "as a gift")),
        "none": .many([]),
      ])
    #expect(
      intent.parametersJSON.text == """
        {"amount":{"value":2.5,"type":"number","heard":"two and a half"},\
        "count":{"value":2,"type":"number","heard":null},\
        "gift":{"value":true,"type":"boolean","heard":"as a gift"},"none":[],\
        "toppings":[{"id":"cheese","display":"Cheese","heard":"cheese"},\
        {"value":"a\\u000ab","type":"text","heard":null}]}
        """)
  }

  @Test func aPromptWithOptionsIsWrittenAsJSON() {
    let prompt = Prompt(
      kind: .unsupported, parameter: "soup", question: "Which soup?",
      options: [Item(id: "miso", display: "Miso")], reason: "It is sold out.")
    #expect(
      prompt.json.text == """
        {"kind":"unsupported","parameter":"soup","options":[{"id":"miso","display":"Miso"}],\
        "reason":"It is sold out."}
        """)
  }

  @Test func anActivityIsWrittenAsJSON() {
    let activity = UserActivity(type: "com.example.order", userInfo: ["b": "2", "a": "1"])
    #expect(
      activity.json.text
        == #"{"type":"com.example.order","title":null,"userInfo":{"a":"1","b":"2"}}"#)
  }
}
