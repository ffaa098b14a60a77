// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

/// Other orders of an utterance's words.
struct WordOrdersTests {
  /// The orders of an utterance's words, each as its words.
  private func orders(of text: String) -> [[String]] {
    let utterance = Utterance(text)
    return WordOrders(utterance.units).attempts.map { orders in
      orders.map { utterance.reordered($0).words.joined(separator: " ") }
    }
  }

  @Test func ordersWithSwappedNeighboursAreTriedFirst() {
    #expect(
      orders(of: "turn lamp on the")[0] == [
        "lamp turn on the", "turn on lamp the", "turn lamp the on",
      ])
  }

  @Test func ordersWithMovedRunsOfWordsAreTriedSecond() {
    let moved = Set(orders(of: "lamp the on turn")[1])
    #expect(moved.isSuperset(of: ["on turn lamp the", "the on turn lamp", "turn lamp the on"]))
    #expect(!moved.contains("lamp the on turn"))
  }

  @Test(arguments: [2, 3, 4, 7, 12])
  func everyWordOrderKeepsEveryWord(_ count: Int) {
    let units = (0..<count).map { $0..<($0 + 1) }
    let orders = WordOrders(units).attempts.flatMap { $0 }
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<count) })
    #expect(!orders.contains(Array(0..<count)))
    #expect(Set(orders).count == orders.count)
  }

  @Test(arguments: [0, 1, 13, 40])
  func tooFewOrTooManyWordsHaveNoOtherOrders(_ count: Int) {
    #expect(WordOrders((0..<count).map { $0..<($0 + 1) }).attempts.isEmpty)
  }

  @Test func charactersBetweenBlanksStayTogetherInOtherOrders() {
    #expect(orders(of: "寝室の 電気を つけて")[0] == ["電 気 を 寝 室 の つ け て", "寝 室 の つ け て 電 気 を"])
  }

  @Test func withoutBlanksEachCharacterMayMove() {
    #expect(orders(of: "开灯")[0] == ["灯 开"])
    #expect(orders(of: "一二三四五六七八九十一二三四五").isEmpty)
  }

  @Test func aReorderedWordKeepsThePlaceWhereItWasTyped() {
    let utterance = Utterance("lamp on").reordered([1, 0])
    #expect(utterance.words == ["on", "lamp"])
    #expect(utterance.span(0..<1) == 5..<7)
    #expect(utterance.heard(1..<2) == "lamp")
  }
}
