// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct ValueTextTests {
  @Test(arguments: [
    ("l'avant-dernier", ["l", "'", "avant", "-", "dernier"]),
    ("１，２３４", ["1", ",", "234"]),
    ("三万5千", ["三", "万", "5", "千"]),
    ("20°C $5", ["20", "°", "c", "$", "5"]),
    ("½", ["½"]),
    ("Été", ["ete"]),
  ])
  func aTextIsCutIntoValueTokens(_ text: String, _ tokens: [String]) {
    #expect(ValueText(text).tokens.map(\.folded) == tokens)
  }

  @Test func tokensWithoutABlankBetweenAreGlued() {
    #expect(ValueText("5 km/h").tokens.map(\.isGlued) == [false, false, true, true])
  }

  @Test func phrasesMatchAcrossHyphens() {
    let table = PhraseTrie([("twenty one", 21), ("twenty", 20)])
    #expect(table.hits(at: 0, of: ValueText("twenty-one")).map(\.value) == [20, 21])
    #expect(table.longest(at: 0, of: ValueText("twenty two"))?.value == 20)
  }

  @Test func blanksBetweenKoreanSyllablesCount() {
    let table = PhraseTrie([("두 번째", 2)])
    #expect(table.longest(at: 0, of: ValueText("두 번째")) != nil)
    #expect(table.longest(at: 0, of: ValueText("두번째")) == nil)
  }
}
