// SPDX-License-Identifier: Apache-2.0

import Testing

/// `parlance values`: the typed values heard in texts.
@Suite(.timeLimit(.minutes(20)))
struct ValuesTests {
  @Test func valuesPrintsOneLinePerValue() async throws {
    let household = try Household()
    let run = try await household.run("values", "twenty dollars at 10%", "nothing here")
    #expect(
      run.output == """
        currency 20 Dollar "twenty dollars" 0..<14
        percentage 10 "10%" 18..<21

        """)
    #expect(run.ending == .exit(0))
  }

  @Test func valuesCanBeLimitedToOneKind() async throws {
    let household = try Household()
    let run = try await household.run("values", "--kind", "percentage", "10% of 20")
    #expect(run.output == "percentage 10 \"10%\" 0..<3\n")
  }

  @Test func valuesAnswersLinesInOrderAndInTheirLanguage() async throws {
    let household = try Household()
    let run = try await household.run(
      "values", "--json",
      input: #"{"id":7,"text":"trois","locale":"fr","kind":"number"}"# + "\nno value\n")
    #expect(
      run.output == """
        {"id":7,"text":"trois","values":[{"type":"number","value":3,"unit":null,"heard":"trois","start":0,"end":5}]}
        {"text":"no value","values":[{"type":"boolean","value":false,"unit":null,"heard":"no","start":0,"end":2}]}

        """)
  }

  @Test func twoHundredLocalesOfOneLanguageGetTheSameValues() async throws {
    let household = try Household()
    let lines = (100..<300).map { #"{"text":"trois","locale":"fr-\#($0)","kind":"number"}"# + "\n" }
    let run = try await household.run("values", "--json", input: lines.joined())
    let value = #"{"type":"number","value":3,"unit":null,"heard":"trois","start":0,"end":5}"#
    #expect(
      run.lines == Array(repeating: #"{"text":"trois","values":[\#(value)]}"#, count: 200))
  }

  @Test func valuesEndsWithStatusOneIfNothingIsHeard() async throws {
    let household = try Household()
    let run = try await household.run("values", "purple")
    #expect(run.output.isEmpty)
    #expect(run.ending == .exit(1))
  }
}
