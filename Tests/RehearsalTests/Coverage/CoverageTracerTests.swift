// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// The parts of a template that a sentence used.
struct CoverageTracerTests {
  private static let yaml = """
    expansion_rules: {make: "(illuminate|light up)"}
    lists: {lamp: {values: [crimson, {in: "(lime|moss) green", out: green}]}}
    intents:
      TurnOn: {data: [{sentences: ["<make> [all] [the] {lamp} lantern[s] [(right;now)]"]}]}
    """

  private let stage: ParlanceTesting.Stage
  private let folder: LampApp

  init() throws {
    folder = try LampApp(Self.yaml)
    stage = Stage(folders: [folder.url])
  }

  private func reached(_ said: String, _ kind: CoverageItem.Kind) -> Set<String> {
    let tracer = CoverageTracer(stage.installation, now: Stage.usualTime)
    let items = tracer.reached(by: [said])[.init(app: "Lamps", language: "en")] ?? []
    return Set(items.filter { $0.kind == kind }.map { String($0.name.prefix { $0 != " " }) })
  }

  @Test(arguments: [
    ("illuminate the crimson lantern", ["illuminate", "the"]),
    ("light up crimson lanterns", ["light", "s"]),
    ("illuminate all crimson lantern now right", ["illuminate", "all", "(right;now)"]),
    ("illuminate all crimson lantern right now", ["illuminate", "all", "(right;now)"]),
    // A misspelt word counts as the word it was meant to be.
    ("iluminate the crimson lantern", ["illuminate", "the"]),
    // The words of a name are not the template's.
    ("please light up lime green lantern in Lamps", ["light"]),
  ])
  func theTracerFindsTheAlternativesThatWereSaid(_ said: String, _ expected: [String]) {
    #expect(reached(said, .alternatives) == Set(expected))
    #expect(reached(said, .templates) == ["<make>"])
  }

  @Test func aSentenceThatIsNotUnderstoodCoversNothing() {
    #expect(reached("extinguish the crimson lantern", .templates) == [])
    #expect(reached("extinguish the crimson lantern", .alternatives) == [])
  }

  @Test func aSpokenValueCoversItsParameter() {
    #expect(reached("illuminate crimson lantern", .parameters) == ["TurnOn.lamp"])
  }
}
