// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Terminal

struct CompleterTests {
  private func completer(_ candidates: [String]) -> Completer {
    Completer({ _ in candidates }, wording: .english)
  }

  @Test func completionsAreListedOnTheSecondTabOnly() {
    var completer = completer(["ab", "ac"])
    #expect(completer.answer(to: "a") == .nothing)
    #expect(completer.answer(to: "a") == .list(["2 completions.", "ab", "ac"]))
  }

  @Test func aTabThatCompletesCountsAsTheFirst() {
    var completer = completer(["abc", "abd"])
    #expect(completer.answer(to: "a") == .replace("ab"))
    #expect(completer.answer(to: "ab") == .list(["2 completions.", "abc", "abd"]))
  }

  @Test func aNewLineForgetsTheFirstTab() {
    var completer = completer(["ab", "ac"])
    _ = completer.answer(to: "a")
    completer.reset()
    #expect(completer.answer(to: "a") == .nothing)
  }

  @Test func aTabMendsTheCaseOfTheOnlyCompletion() {
    var completer = completer(["Order"])
    #expect(completer.answer(to: "order") == .replace("Order"))
    #expect(completer.answer(to: "Order") == .nothing)
  }

  @Test func aLongListOfCompletionsIsCut() {
    var completer = completer((0..<60).map { "a\($0)" })
    _ = completer.answer(to: "a")
    guard case .list(let lines) = completer.answer(to: "a") else {
      Issue.record("no list")
      return
    }
    #expect(lines.count == 52)
    #expect(lines.first == "60 completions.")
    #expect(lines.last == "And 10 more.")
  }

  @Test func controlCharactersInCompletionsAreEscaped() {
    var completer = completer(["a\u{1B}[2J"])
    #expect(completer.answer(to: "a") == .replace("a\\u{1B}[2J"))
  }
}
