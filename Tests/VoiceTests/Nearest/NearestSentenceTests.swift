// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// The sentences near an utterance that nobody understood, and the parts it lacks.
struct NearestSentenceTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// The nearest sentence as ``summary(of:)`` writes it.
    var nearest: String

    init(_ text: String, _ nearest: String) {
      self.text = text
      self.nearest = nearest
    }

    var testDescription: String { text }
  }

  static let grammar = """
    language: en
    lists:
      room: { values: [kitchen, "living room"] }
      level: { range: { from: 0, to: 100 } }
      note: { wildcard: true }
    intents:
      LightOn:
        data:
          - sentences: ["(turn|switch) on [the] {room} light[s]"]
      Dim:
        data:
          - sentences: ["dim [the] {room} to {level} percent"]
      Dark:
        data:
          - sentences: ["it's dark"]
            requires_context: { area: kitchen }
      Bright:
        data:
          - sentences: ["it's so bright"]
            excludes_context: { area: bath }
      Open:
        data:
          - sentences: ["open (all|every) curtains"]
            required_keywords: [every]
      Remember:
        data:
          - sentences: ["note down {note} today"]
    """

  static let cases = [
    Case(
      "turn on the garage lights",
      "LightOn fits turn, on, the, lights lacks value of room for garage"),
    Case("turn the kitchen lights", "LightOn fits turn, the, kitchen, lights lacks on"),
    Case("on kitchen lights", "LightOn fits on, kitchen, lights lacks e.g. turn"),
    Case(
      "dim purple kitchen to forty percent",
      "Dim fits dim, kitchen, to, forty, percent lacks nothing for purple"),
    Case(
      "dim kitchen to 101 percent",
      "Dim fits dim, kitchen, to, percent lacks value of level for 101"),
    Case("dim the kitchen to", "Dim fits dim, the, kitchen, to lacks value of level, percent"),
    Case("it's dark", "Dark fits it's, dark lacks context area"),
    Case("it's so bright", "Bright fits it's, so, bright lacks context area"),
    Case("open all curtains", "Open fits open, all, curtains lacks keywords every"),
    Case(
      "note down purple monkeys", "Remember fits note, down, purple monkeys lacks today"),
    Case(
      "don't turn on the kitchen lights",
      "LightOn fits turn, on, the, kitchen, lights lacks nothing for don't"),
  ]

  private func understander() throws -> Understander {
    try Household.understander(Self.grammar, .english)
  }

  private func summary(of sentence: NearestSentence) -> String {
    let fits = sentence.fits.map(\.heard).joined(separator: ", ")
    let lacks = sentence.lacks.map(summary).joined(separator: ", ")
    return "\(sentence.intent) fits \(fits) lacks \(lacks)"
  }

  private func summary(of lack: NearestSentence.Lack) -> String {
    func place(_ heard: String?) -> String { heard.map { " for \($0)" } ?? "" }
    return switch lack {
    case .leftOver(let heard): "nothing for \(heard)"
    case .words(let expected, let isExample, let heard):
      (isExample ? "e.g. " : "") + expected + place(heard)
    case .value(let slot, let heard): "value of \(slot)\(place(heard))"
    case .appName(let heard): "app\(place(heard))"
    case .context(let key): "context \(key)"
    case .keywords(let words): "keywords \(words.joined(separator: " "))"
    }
  }

  @Test(arguments: cases) func theNearestSentenceAndItsMissingPartsAreTold(_ example: Case) throws {
    let understander = try understander()
    let (utterance, context) = (
      Utterance(example.text), ["area": JSONValue.string("bath")]
    )
    try #require(understander.interpretations(of: utterance, context: context).isEmpty)
    let nearest = understander.nearest(to: utterance, context: context)
    #expect(nearest.first.map(summary) == example.nearest)
  }

  @Test(arguments: ["purple", "the", "please", "", "!", "don't", "no 40 thieves"])
  func aTextOfSmallOrUnknownWordsHasNoNearestSentence(_ text: String) throws {
    #expect(try understander().nearest(to: Utterance(text)) == [])
  }

  @Test func theNearestSentenceMayLackTheNameOfItsApp() throws {
    let soup = try Grammars.soup(["OrderSoup": ["ask ${applicationName} for {soup}"]])
    let nearest = soup.nearest(to: Utterance("ask for tomato soup"))
    #expect(nearest.first.map(summary) == "OrderSoup fits ask, for, tomato soup lacks app")
  }

  @Test func theNearestSentenceBelongsToTheNamedApp() throws {
    let diner = AppDescription(
      id: "Diner", names: [AppName("Diner")], intents: Grammars.soupChef.intents)
    let soup = try Grammars.soup(["OrderSoup": ["order {soup}"]], beside: [diner])
    let nearest = soup.nearest(to: Utterance("order purple in Soup Chef"))
    #expect(nearest.map(\.app) == ["SoupChef"])
    #expect(
      nearest.first.map(summary)
        == "OrderSoup fits order, in Soup Chef lacks value of soup for purple")
    #expect(soup.nearest(to: Utterance("order purple in Diner")).map(\.app) == ["Diner"])
  }

  @Test func aSentenceThatTellsNothingBesideANearerOneIsLeftOut() throws {
    let understander = try Household.understander(
      """
      language: en
      intents:
        A: { data: [{ sentences: ["open window", "open window slowly", "open door"] }] }
        B: { data: [{ sentences: ["open window wide"] }] }
      """, .english)
    let nearest = understander.nearest(to: Utterance("open window purple"))
    #expect(nearest.map(\.template.text) == ["open window", "open window wide"])
  }

  /// If only the name is unknown, the intended sentence comes nearest, and the report about it is
  /// true.
  @Test(arguments: Household.Language.allCases)
  func anUnknownNameIsToldAsTheMissingValue(_ language: Household.Language) throws {
    let household = try Household.of(language)
    let unknown = language.hasLetters ? "xqzzw" : language == .korean ? "뷁쀍" : "龘龘"
    var count = 0
    for request in household.requests {
      let text = request.text.replacing(request.name, with: unknown)
      let utterance = Utterance(text)
      guard household.understander.interpretations(of: utterance).isEmpty else { continue }
      count += 1
      let nearest = try #require(household.understander.nearest(to: utterance).first, "\(text)")
      let characters = Array(text)
      #expect(nearest.intent == request.intent, "\(text)")
      #expect(
        nearest.lacks.contains(.value(slot: "name", heard: unknown)), "\(text): \(nearest.lacks)")
      #expect(nearest.fits.allSatisfy { String(characters[$0.span]) == $0.heard }, "\(text)")
    }
    #expect(count > 0)
  }

  @Test(.timeLimit(.minutes(20))) func theSearchAmongAThousandSentencesIsBounded() throws {
    let letters = "bcdfghjklm".map(String.init)
    let names = letters.flatMap { one in
      letters.flatMap { two in letters.map { "\(one)a\(two)e\($0)o" } }
    }
    let sentences = names.map { name in
      "\"(turn|set|make|do) [the|a] \(name.prefix(4)) [of|in] \(name) [(right|left)] {level}\""
    }
    let understander = try Household.understander(
      """
      language: en
      lists:
        level: { range: { from: 0, to: 100 } }
      intents:
        A: { data: [{ sentences: [\(sentences.joined(separator: ", "))] }] }
      """, .english)
    let long = "turn the bace of bacedo purple " + String(repeating: "set a part ", count: 20)
    // Too much of it is left over for any sentence.
    #expect(understander.nearest(to: Utterance(long)) == [])
    let near = understander.nearest(to: Utterance("turn the bace of bacedo purple"))
    #expect(
      near.first.map(summary)
        == "A fits turn, the, bace, of, bacedo lacks value of level for purple")
  }
}
