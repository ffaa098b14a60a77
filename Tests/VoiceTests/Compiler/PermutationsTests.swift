// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

struct PermutationsTests {
  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 1)])
  func permutationsAreAllOrdersOfUpToFiveParts(_ parts: Int, _ count: Int) {
    let orders = Permutations.all(of: Array(0..<parts))
    #expect(orders.count == count)
    #expect(Set(orders).count == count)
    #expect(orders.first == Array(0..<parts))
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<parts) })
  }

  @Test func eightPartsMayBeSaidInAnyOrder() throws {
    let parts = ["red", "big", "[very] old", "flat", "round", "warm", "soft", "thin"]
    let grammar = try Grammars.grammar(intents: ["Find": ["find (\(parts.joined(separator: ";")))"]]
    )
    let understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Grammars.habits)
    #expect(understander.findings.isEmpty)
    func isExact(_ words: [String]) -> Bool {
      let text = Utterance("find " + words.joined(separator: " "))
      return !understander.interpretations(of: text, forgiving: false).isEmpty
    }
    var random = SeededGenerator(seed: 1)
    let words = ["red", "big", "old", "flat", "round", "warm", "soft", "thin"]
    for _ in 0..<100 { #expect(isExact(words.shuffled(using: &random))) }
    #expect(isExact(words.map { $0 == "old" ? "very old" : $0 }))
    #expect(!isExact(words.dropLast() + ["red"]))
    #expect(!isExact(Array(words.dropLast())))
  }
}
