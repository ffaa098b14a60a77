// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Rendering

/// Whether one text contains the information of another.
struct FactsTests {
  @Test(arguments: [
    ("2 clam chowders, $12.00. Order it?", "2 clam chowder, $12.00", true),
    ("12 clam chowders, $2.00.", "2 clam chowder, $12.00", false),
    ("Ready at 9:30.", "9:30", true), ("Ready at 9:35.", "9:30", false),
    ("클램 차우더를 2개 주문할까요?", "클램 차우더 2개", true), ("콘 차우더 2개요.", "클램 차우더 2개", false),
    ("クラムチャウダーを2杯注文します。", "クラムチャウダー 2杯", true),
    ("要两碗蛤蜊浓汤，一共12元。", "蛤蜊浓汤，12元", true), ("要玉米浓汤，12元。", "蛤蜊浓汤，12元", false),
    ("お支払いはVisa、1234です。", "Visa、1234", true), ("お支払いは現金です。", "Visa、1234", false),
    ("Deux bols coûtent 1 234,50 €.", "1 234,50 €", true), ("It is 234,50 €.", "1 234,50 €", false),
    ("Élodie is on her way.", "Elodie", true), ("Bo is here.", "Bobo", false),
  ])
  func aTextHoldsAnotherOnlyIfEachOfItsFactsIsSaid(_ text: String, _ other: String, _ isHeld: Bool)
  {
    #expect(Facts(text).hold(other) == isHeld)
  }

  /// A number means nothing without its label, but an amount of money does.
  @Test func aBareNumberNeedsItsLabel() {
    let said = Facts("Ordered. Ready in 1 minute, for $12.00.")
    #expect(!said.hold(Snippet.Line("1", label: "Order number")))
    #expect(said.hold(Snippet.Line("$12.00", label: "Total")))
  }
}
