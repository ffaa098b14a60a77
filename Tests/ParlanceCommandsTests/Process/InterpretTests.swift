// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance interpret`: utterances to structured intents.
@Suite(.timeLimit(.minutes(20)))
struct InterpretTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func interpretPrintsJSONWithItsKeysInOrder() async throws {
    let run = try await household.run(
      "interpret", "--json", "show my orders in Soup Chef", "purple")
    let template =
      "[(show|tell|give) [me|us]|list|see|view|read|open] [all [of]] [my|our|the] "
      + "[past|previous|recent|last|latest|old] orders"
    #expect(
      run.lines == [
        #"{"text":"show my orders in Soup Chef","app":"SoupChef","domain":"Information","#
          + #""intent":"ShowOrders","parameters":{},"score":1,"template":"\#(template)","#
          + #""alternatives":[]}"#,
        #"{"text":"purple","app":null,"domain":null,"intent":null,"parameters":{},"#
          + #""score":null,"template":null,"alternatives":[]}"#,
      ])
    #expect(run.ending == .exit(0))
  }

  @Test func interpretPrintsParametersAsTheyWereHeard() async throws {
    let run = try await household.run(
      "interpret", "--json", "order two clam chowders with croutons in Soup Chef")
    #expect(
      run.output.contains(
        #""parameters":{"options":[{"id":"croutons","display":"Croutons","heard":"croutons"}],"#
          + #""quantity":{"value":2,"type":"number","heard":"two"},"#
          + #""soup":{"id":"clam_chowder","display":"Clam Chowder","heard":"clam chowders"}}"#))
  }

  @Test func interpretPrintsIntentsAsATranscriptWritesThem() async throws {
    let run = try await household.run(
      "interpret", "order two clam chowders with croutons in Soup Chef", "purple")
    #expect(
      run.output == """
        SoupChef.OrderSoup soup=clam_chowder quantity=2 options=croutons
        Nothing understood: purple

        """)
  }

  @Test func interpretEndsWithStatusOneIfNothingIsUnderstood() async throws {
    let run = try await household.run("interpret", "--json", "purple", "green")
    #expect(run.lines.count == 2)
    #expect(run.ending == .exit(1))
  }

  @Test func answersCarryTheirIDsInTheOrderOfTheLines() async throws {
    let run = try await household.run(
      "interpret", "--json",
      input: """
        {"id":7,"text":"order soup in Soup Chef"}
        show my orders

        {"id":"x\\u001b","text":"purple"}
        {"id":{"b":1,"a":[1,2.5,null,true]},"text":"what soups are there"}
        """)
    let starts = [
      #"{"id":7,"text":"order soup in Soup Chef","app":"SoupChef","#,
      #"{"text":"show my orders","app":"SoupChef","#,
      #"{"text":"","app":null,"#,
      #"{"id":"x\u001b","text":"purple","app":null,"#,
      #"{"id":{"a":[1,2.5,null,true],"b":1},"text":"what soups are there","app":"SoupChef","#,
    ]
    #expect(run.lines.count == starts.count)
    for (line, start) in zip(run.lines, starts) { #expect(line.hasPrefix(start)) }
  }

  @Test func aLineThatOnlyLooksLikeJSONIsTakenAsText() async throws {
    let run = try await household.run(
      "interpret", "--json", input: #"{"text":"x"\#n{"id":1}\#n[1]"#)
    let texts = [#"{"text":"{\"text\":\"x\"","#, #"{"text":"{\"id\":1}","#, #"{"text":"[1]","#]
    #expect(run.lines.count == texts.count)
    for (line, text) in zip(run.lines, texts) { #expect(line.hasPrefix(text)) }
  }

  @Test func thousandLinesKeepTheirOrder() async throws {
    let words = ["two", "three", "four"]
    let input = (0..<1000).map { number in
      #"{"id":\#(number),"text":"order \#(words[number % 3]) clam chowders in Soup Chef"}"#
    }
    let run = try await household.run(
      "interpret", "--json", input: input.joined(separator: "\n") + "\n")
    #expect(run.lines.count == 1000)
    for (number, line) in run.lines.enumerated() {
      let isRight =
        line.hasPrefix(#"{"id":\#(number),"#) && line.contains(#""heard":"\#(words[number % 3])""#)
      if !isRight { Issue.record("\(line)") }
    }
  }

  @Test func interpretPrintsItsTimeOnlyWithTheTimingOption() async throws {
    let timed = try await household.run("interpret", "--json", "--timing", "show my orders")
    #expect(timed.output.contains(/,"alternatives":\[\],"ns":[0-9]+\}\n$/))
    let plain = try await household.run("interpret", "--json", "show my orders")
    #expect(!plain.output.contains(#""ns""#))
  }

  @Test func aDashMakesInterpretReadStandardInput() async throws {
    let run = try await household.run("interpret", "-", input: "show my orders\n")
    #expect(run.output == "SoupChef.ShowOrders\n")
  }
}
