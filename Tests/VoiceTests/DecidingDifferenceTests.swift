// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing

@testable import Voice

/// The reason for ranking one reading above another comes from the ranking itself.
struct DecidingDifferenceTests {
  struct Case: CustomTestStringConvertible {
    var difference: DecidingDifference
    var text: String
    /// The template of the winning intent; the losing intent's follows.
    var winner: String
    var loser: String

    init(_ difference: DecidingDifference, _ text: String, _ winner: String, _ loser: String) {
      self.difference = difference
      self.text = text
      self.winner = winner
      self.loser = loser
    }

    var testDescription: String { difference.rawValue }
  }

  static let cases = [
    Case(.forgiveness, "open lamp", "open lamp", "open the lamp"),
    Case(.unknownWord, "play jaz music", "play {genre} music", "play {text}"),
    Case(.name, "turn on bedroom lamp", "turn on {name}", "turn on {area} lamp"),
    Case(.freeText, "say hello world", "say hello {text}", "say {text}"),
    Case(.values, "play jazz", "play jazz", "play {genre}"),
    Case(.asides, "please stop", "please stop", "stop"),
    Case(.line, "stop it", "stop it", "(stop|halt) it"),
  ]

  private static func grammar(
    _ winner: String, _ loser: String, file: String = "test.yaml"
  ) throws -> Grammar {
    let reading = GrammarFile.read(
      Data(
        """
        language: en
        lists:
          text: { wildcard: true }
          genre: { values: [jazz, "rock music"] }
          name: { values: ["bedroom lamp"] }
          area: { values: [bedroom] }
        intents:
          Winner: { data: [{ sentences: ["\(winner)"] }] }
          Loser: { data: [{ sentences: ["\(loser)"] }] }
        """.utf8), file: file)
    try #require(reading.findings.isEmpty, "\(reading.findings)")
    return reading.content
  }

  @Test(arguments: cases) func theDifferenceThatRanksAReadingFirstIsTold(_ example: Case) throws {
    let understander = Understander(
      [UnderstandingSource(grammar: try Self.grammar(example.winner, example.loser))],
      habits: try Household.habits(.english))
    let readings = understander.readings(of: Utterance(example.text))
    try #require(readings.map(\.intent) == ["Winner", "Loser"])
    #expect(DecidingDifference(of: readings[0], before: readings[1]) == example.difference)
    #expect(DecidingDifference(of: readings[1], before: readings[0]) != example.difference)
  }

  @Test func readingsThatAreOtherwiseAlikeAreRankedByFileName() throws {
    let sources = try ["b.yaml", "a.yaml"].map { file in
      var grammar = try Self.grammar("stop it", "never this", file: file)
      grammar.intents[0].intent = IntentID(rawValue: file)
      return UnderstandingSource(grammar: grammar)
    }
    let readings = Understander(sources, habits: try Household.habits(.english))
      .readings(of: Utterance("stop it"))
    try #require(readings.map(\.intent) == ["a.yaml", "b.yaml"])
    #expect(DecidingDifference(of: readings[0], before: readings[1]) == .file)
  }

  @Test func aReadingThatNamesTheAppIsRankedFirst() throws {
    var grammar = try Self.grammar("show soups", "show soups in soup chef")
    grammar.intents.swapAt(0, 1)
    let app = AppDescription(id: "SoupChef", names: [AppName("Soup Chef")], intents: [])
    let readings = Understander(
      [UnderstandingSource(description: app, grammar: grammar)],
      habits: try Household.habits(.english)
    ).readings(of: Utterance("show soups in Soup Chef"))
    try #require(readings.map(\.intent) == ["Winner", "Loser"])
    #expect(DecidingDifference(of: readings[0], before: readings[1]) == .app)
  }

  /// For every utterance, the first reading ranks above each other one for a reason, and no other
  /// ranks above it.
  @Test(arguments: Household.Language.allCases)
  func everyOtherReadingRanksBelowTheFirstForAReason(_ language: Household.Language) throws {
    let household = try Household.of(language)
    for request in household.requests {
      let utterance = Utterance(request.text)
      let readings = household.understander.readings(of: utterance)
      let interpretations = household.understander.interpretations(of: utterance)
      #expect(Array(readings.prefix(interpretations.count)) == interpretations)
      for rival in readings.dropFirst() {
        #expect(DecidingDifference(of: readings[0], before: rival) != nil, "\(request.text)")
        #expect(DecidingDifference(of: rival, before: readings[0]) == nil, "\(request.text)")
      }
    }
  }

  @Test func asidesAndValueWordsOfAReadingAreCostedApart() throws {
    let best = try #require(
      try Household.of(.english).best("could you set the kitchen lamp to 40 percent please"))
    #expect(best.freeTextCost == 0)
    #expect(best.asideCost == 2 * Cost.skippedWord)
    #expect(best.valueCost == 3 * Cost.valueWord)
  }
}
