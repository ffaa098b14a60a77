// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// For each rule of accessibility there is a turn that breaks it, and breaks no other rule.
struct AccessibilityRulesTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var rule: String
    var turn: Turn
    var language = "en"
    var testDescription: String { rule }
  }

  private static func turn(
    _ say: String..., prompt: Prompt? = nil, card: Snippet? = nil, result: TurnResult? = .success
  ) -> Turn {
    Turn(
      number: 1, heard: "x", locale: "en", say: say, prompt: prompt, snippet: card,
      result: prompt == nil ? result : nil)
  }

  static let broken = [
    Broken(rule: "plain-words", turn: turn("Ordered ✓.")),
    Broken(rule: "plain-words", turn: turn("From US$8~US$10.")),
    Broken(
      rule: "labelled-lines",
      turn: turn("Here it is.", card: Snippet(lines: [Snippet.Line("Soup    $4.00")]))),
    Broken(rule: "whole-sentences", turn: turn("Ordered")),
    Broken(rule: "said-once", turn: turn("Ordered.", "Ordered.")),
    Broken(rule: "helpful-failures", turn: turn("That didn’t work.", result: .failure)),
    Broken(rule: "local-values", turn: turn("Ready at 2026-01-15.")),
    Broken(rule: "local-values", turn: turn("Your clam_chowder is ready.")),
    Broken(rule: "one-language", turn: turn("주문했어요. 금방 준비해 드릴게요.")),
    Broken(
      rule: "one-language", turn: turn("Ordered, and ready very soon."), language: "ko"),
    Broken(
      rule: "announced-options",
      turn: turn(
        prompt: Prompt(
          kind: .disambiguation, question: "Which soup?",
          options: (1...11).map { Item(id: "\($0)", display: "Soup \($0)") }))),
    Broken(
      rule: "announced-options",
      turn: turn(
        prompt: Prompt(
          kind: .disambiguation, question: "Which Bobo?",
          options: [Item(id: "1", display: "Bobo"), Item(id: "2", display: "Bobo")]))),
  ]

  private func rules(brokenBy turn: Turn, _ language: String) -> [String] {
    let wording = Wording(language: language).falling(backOn: .english)
    let perceived = PerceivedTurn(turn, wording)
    return AccessibilityRules.all.filter { !$0.breaches(in: perceived).isEmpty }.map { $0.name }
  }

  @Test(arguments: broken)
  func aFaultyTurnBreaksExactlyOneRule(_ broken: Broken) {
    #expect(rules(brokenBy: broken.turn, broken.language) == [broken.rule])
  }

  /// All rules except the one that the renderers themselves guarantee.
  @Test func everyRuleButCardInWordsHasAnExampleThatBreaksIt() {
    let names = Set(AccessibilityRules.all.map { $0.name }).subtracting(["card-in-words"])
    #expect(Set(Self.broken.map(\.rule)) == names)
  }

  @Test(arguments: [Turn.confirms, .asksWhichSoup, .succeeds, .fails, .lists, .asksQuantity])
  func goodTurnsBreakNoRule(_ turn: Turn) {
    // The turn's only dish has a Korean name, and names are allowed.
    #expect(rules(brokenBy: turn, "en") == [])
  }

  /// The user's own text is exempt: a message with an emoji is read back as it is.
  @Test func quotingTheUsersOwnTextBreaksNoRule() {
    var turn = Self.turn("I am sending “see you ✓ 2026-01-15” to Bobo.")
    turn.heard = "tell Bobo see you ✓ 2026-01-15"
    turn.intent = StructuredIntent(
      app: "MonkeyChat", domain: "Messages", intent: "INSendMessageIntent",
      arguments: ["content": .one(HeardValue(.text("see you ✓ 2026-01-15"), heard: nil))])
    #expect(rules(brokenBy: turn, "en") == [])
  }
}
