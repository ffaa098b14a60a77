// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance interpret --grammar`: sentence templates written by others, used without changes.
@Suite(.timeLimit(.minutes(20)))
struct GrammarTests {
  struct Heard: CustomTestStringConvertible {
    let testDescription: String
    var line: String
    var intent: String?
    var slots: String

    init(_ description: String, _ line: String, _ intent: String?, _ slots: String = "{}") {
      testDescription = description
      self.line = line
      self.intent = intent
      self.slots = slots
    }
  }

  static let grammar = """
    language: en
    intents:
      SetLight:
        data:
          - sentences:
              - "set [the] {color} light to {brightness} percent"
              - "<dim> to {brightness:level}"
          - sentences: ["it's dark"]
            requires_context: { area: kitchen }
            slots: { level: 3, warm: true, half: 0.5, who: me }
          - sentences: ["too bright"]
            excludes_context: { area: bath }
      Remember:
        data:
          - sentences: ["remember {note}", "(remind;me) about {note} today"]
    expansion_rules:
      dim: "(dim|lower) [the light[s]]"
    lists:
      color:
        values:
          - red
          - in: "(azure|sky blue)"
            out: blue
          - { in: "none", out: 0 }
          - { in: "any", out: true }
      brightness: { range: { from: 0, to: 100, step: 5 } }
      note: { wildcard: true }
    """

  static let heard = [
    Heard(
      "a list and a range", "set the red light to 40 percent", "SetLight",
      #"{"color":"red","brightness":40}"#),
    Heard(
      "a value with another output, and a number in words", "Set SKY BLUE light to forty percent!",
      "SetLight", #"{"color":"blue","brightness":40}"#),
    Heard(
      "a value that is a number", "set none light to 5 percent", "SetLight",
      #"{"color":0,"brightness":5}"#),
    Heard(
      "a value that is a Boolean", "set any light to 5 percent", "SetLight",
      #"{"color":true,"brightness":5}"#),
    Heard("a slot of another name", "dim the lights to 10", "SetLight", #"{"level":10}"#),
    Heard("beyond the range", "dim to 105", nil),
    Heard("between the steps", "dim to 7", nil),
    Heard("no such value", "set green light to 5 percent", nil),
    Heard("without the context it needs", "it's dark", nil),
    Heard(
      "in another context", #"{"text":"it's dark","context":{"area":"bath"}}"#, nil),
    Heard(
      "in the context it needs, its slots as they are typed",
      #"{"text":"it's dark","context":{"area":"kitchen"}}"#, "SetLight",
      #"{"half":0.5,"level":3,"warm":true,"who":"me"}"#),
    Heard("outside the context it excludes", "too bright", "SetLight"),
    Heard(
      "in the context it excludes", #"{"text":"too bright","context":{"area":"bath"}}"#, nil),
    Heard(
      "free text word for word", "remember Buy  Milk, twice", "Remember",
      #"{"note":"Buy  Milk, twice"}"#),
    Heard(
      "a permutation in its other order", "me remind about the Milk today", "Remember",
      #"{"note":"the Milk"}"#),
    Heard("an app's request", "show my orders in Soup Chef", nil),
  ]

  let household: Household
  let file: String

  init() throws {
    household = try Household()
    file = try household.write(Self.grammar, to: "grammar.yaml")
  }

  @Test(arguments: heard)
  func aGrammarMatchesSentencesToIntentsAndSlots(_ heard: Heard) async throws {
    let run = try await household.run(
      "interpret", "--json", "--grammar", file, input: heard.line + "\n")
    let intent = heard.intent.map { "\"\($0)\"" } ?? "null"
    #expect(run.output.hasSuffix(#","intent":\#(intent),"slots":\#(heard.slots)}"# + "\n"))
    #expect(run.ending == .exit(heard.intent == nil ? 1 : 0))
    #expect(run.errors == "")
  }

  @Test func answersHoldIDTextIntentSlotsAndTimeInOrder() async throws {
    let run = try await household.run(
      "interpret", "--json", "--timing", "--grammar", file, input: #"{"id":"a","text":"dim to 5"}"#)
    #expect(
      run.output.contains(
        /^\{"id":"a","text":"dim to 5","intent":"SetLight","slots":\{"level":5\},"ns":[0-9]+\}\n$/))
  }

  @Test func severalFilesAreOneGrammar() async throws {
    let first = try household.write(
      """
      language: en
      intents: { Open: { data: [{ sentences: ["open {thing}"] }] } }
      """, to: "first.yaml")
    let second = try household.write(
      #"{"language": "en", "lists": {"thing": {"values": ["door", "window"]}}}"#, to: "second.json")
    let run = try await household.run(
      "interpret", "--json", "--grammar", first, "--grammar", second, "open door", "open window")
    #expect(
      run.lines == [
        #"{"text":"open door","intent":"Open","slots":{"thing":"door"}}"#,
        #"{"text":"open window","intent":"Open","slots":{"thing":"window"}}"#,
      ])
  }

  @Test func aBrokenGrammarFileIsReportedWithItsPlace() async throws {
    let broken = try household.write(
      "language: en\nintents:\n  A:\n    data:\n      - sentences: [\"(open\"]\n", to: "broken.yaml"
    )
    let run = try await household.run(
      "interpret", "--json", "--grammar", file, "--grammar", broken, "dim to 5")
    #expect(run.errors.contains(#/broken\.yaml:5:[0-9]+: error: /#))
    #expect(run.lines == [#"{"text":"dim to 5","intent":"SetLight","slots":{"level":5}}"#])
    run.expectManners()
  }

  @Test(arguments: [
    ("nothing.yaml", "no such file or directory"), ("home", "is a directory"),
    ("grammar.yaml/x", "not a directory"),
  ])
  func anUnreadableGrammarFileGivesStatusTwo(_ name: String, _ reason: String) async throws {
    let path = household.path(name)
    let run = try await household.run("interpret", "--grammar", path, "dim to 5")
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
    #expect(
      run.errors == "\(path) can’t be read: \(reason). Check the name and the permissions.\n")
    run.expectManners()
  }
}
