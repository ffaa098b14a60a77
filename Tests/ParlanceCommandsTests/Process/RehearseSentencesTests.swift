// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance rehearse` with sentence tests: those of an app, and those of a repository.
@Suite(.timeLimit(.minutes(20)))
struct RehearseSentencesTests {
  private static let repository = [
    "intents.yaml": """
    TurnOn: {slot_combinations: {name_only: {}}}
    """,
    "sentences/en/TurnOn/name_only.yaml": """
    data: [{sentences: ["turn on [the] {name}"]}]
    """,
    "sentences/fr/TurnOn/name_only.yaml": """
    data: [{sentences: ["allume [la] {name}"]}]
    """,
    "tests/en/TurnOn/name_only.yaml": """
    entities: [{name: Lava Lamp, domain: light}]
    tests: [{sentences: [turn on the lava lamp, turn on the oven], slots: {name: Lava Lamp}}]
    """,
    "tests/fr/TurnOn/name_only.yaml": """
    entities: [{name: Lampe, domain: light}]
    tests: [{sentences: [allume la lampe], slots: {name: Lampe}}]
    """,
  ]

  private let household: Household

  init() throws {
    household = try Household()
    for (path, text) in Self.repository { try household.write(text + "\n", to: "house/\(path)") }
  }

  @Test func sentenceTestsAreCountedForEveryLanguage() async throws {
    let run = try await household.run("rehearse", "--sentences", household.path("house"))
    let house = household.path("house")
    #expect(
      run.output == """
        failed \(house) en: 1 passed, 1 failed
        tests/en/TurnOn/name_only.yaml:2:45: turn on the oven
          - TurnOn name="Lava Lamp"
          + (not understood)
        ok \(house) fr: 1 passed
        1 of 2 went differently.

        """)
    #expect(run.ending == .exit(1))
  }

  /// On a terminal that can only print, no line is overwritten.
  @Test func aDumbTerminalGetsNoEscapesFromARehearsal() async throws {
    let words = ["rehearse", "--sentences", household.path("house"), "--locale"]
    let arguments = (words + ["fr"]).map { Array($0.utf8) }
    let window = try TerminalWindow(household.spawn(arguments, ["TERM": "dumb"]))
    let screen = try await window.shows("1 passed")
    #expect(!screen.contains("\u{1B}"))
    #expect(try await window.end() == .exit(0))
  }

  @Test(arguments: [["--locale", "fr-FR"], []])
  func sentenceTestsCanBeLimitedToOneLanguage(_ option: [String]) async throws {
    let folder = household.path(option.isEmpty ? "house/tests/fr" : "house")
    let run = try await household.run(
      arguments: (["rehearse", "--json", "--sentences", folder] + option).map { Array($0.utf8) })
    #expect(
      run.output
        == #"{"sentences":"\#(folder)","language":"fr","passed":1,"failed":0,"problems":[]}"# + "\n"
    )
    #expect(run.ending == .exit(0))
  }

  @Test func ownSentenceTestsAreSaidToTheRepositorysGrammar() async throws {
    let file = try household.write(
      """
      language: en
      entities: [{name: Oven}]
      tests: [{sentences: [turn on oven], intent: TurnOn, slots: {name: Oven}}]

      """, to: "own.yaml")
    let run = try await household.run(
      "rehearse", "--sentences", household.path("house"), file)
    #expect(run.output == "ok \(file) en: 1 passed\n")
  }

  @Test(arguments: ["", "house/tests/de"])
  func aFolderWithoutSentenceTestsIsReported(_ place: String) async throws {
    let run = try await household.run(
      "rehearse", "--locale", "de", "--sentences", household.path(place))
    #expect(run.output == "")
    #expect(run.errors.contains("--locale"))
    #expect(run.ending == .exit(2))
    run.expectManners()
  }

  @Test func sentenceTestsAreSaidToTheInstalledApps() async throws {
    let file = try household.write(
      """
      tests:
        - sentences: [order two clam chowders in Soup Chef, "deux clam chowders in Soup Chef"]
          intent: OrderSoup
          slots: {soup: clam_chowder, quantity: 2}
        - sentences: [show the menu in Soup Chef]
          intent: SoupChef.ShowSoups

      """, to: "shelf/en.lproj/order.yaml")
    try household.write("intents: {}\n", to: "shelf/en.lproj/templates.yaml")
    let run = try await household.run("rehearse", household.path("shelf"))
    #expect(run.lines.first == "failed \(file) en: 2 passed, 1 failed")
    #expect(run.output.contains("\(file):2:56: deux clam chowders in Soup Chef\n"))
    #expect(run.ending == .exit(1))
  }

  @Test func aMissingSentenceTestFileIsReported() async throws {
    let missing = household.path("missing.yaml")
    let run = try await household.run("rehearse", missing)
    #expect(run.output.contains("\(missing): error: the file can't be read: no such file"))
    #expect(run.ending == .exit(1))
    run.expectManners()
  }
}
