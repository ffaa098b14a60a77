// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// The parts of an app that can be covered, and the parts that a conversation covers.
struct AppCoverageTests {
  private let stage = Stage()

  private func soupChef() throws -> Coverage {
    Coverage(of: try #require(stage.installation["SoupChef"]))
  }

  private func names(_ items: [CoverageItem], _ kind: CoverageItem.Kind) -> Set<String> {
    Set(items.filter { $0.kind == kind }.map(\.name))
  }

  @Test func coverageListsEveryPartOfAnAppOnce() throws {
    let items = try soupChef().items
    #expect(Set(items).count == items.count)
    for kind in CoverageItem.Kind.allCases { #expect(!names(items, kind).isEmpty, "\(kind)") }
    #expect(names(items, .vocabulary).contains("soup: clam_chowder"))
    #expect(names(items, .parameters).contains("OrderSoup.quantity"))
    #expect(
      names(items, .prompts).isSuperset(of: [
        "OrderSoup.quantity: needsValue", "OrderSoup: confirmIntent",
      ]))
    #expect(names(items, .outcomes).isSuperset(of: ["OrderSoup: success", "OrderSoup: cancelled"]))
    #expect(names(items, .codes) == ["OrderStatus: nothingOrdered", "OrderStatus: cooked"])
  }

  @Test func noPartOfAnAppIsCoveredBeforeAnythingIsSaid() throws {
    let coverage = try soupChef()
    #expect(coverage.percent == 0)
    #expect(coverage.missing == coverage.items)
  }

  @Test func aConversationCoversThePartsThatItUses() async throws {
    let played = await TranscriptPlayer(on: stage).play(
      try Transcript(
        parsing: """
          > order clam chowder in Soup Chef
          > two
          > yes
          """, file: "order.transcript"))
    var coverage = try soupChef()
    let reached = CoverageTracer(stage.installation, now: Stage.usualTime).reached(by: played)
    coverage.add(try #require(reached[coverage.subject]))

    let found = coverage.items.filter { !coverage.missing.contains($0) }
    #expect(names(found, .vocabulary) == ["soup: clam_chowder"])
    #expect(names(found, .parameters) == ["OrderSoup.soup", "OrderSoup.quantity"])
    #expect(
      names(found, .prompts) == ["OrderSoup.quantity: needsValue", "OrderSoup: confirmIntent"])
    #expect(names(found, .outcomes) == ["OrderSoup: success"])
    #expect(names(found, .codes) == [])
    #expect(names(found, .templates).count == 1)
    #expect(coverage.tally(of: .parameters) == (2, names(coverage.items, .parameters).count))
  }

  @Test func aRefusedOrderCoversTheCancelledOutcomeOnly() async throws {
    let played = await TranscriptPlayer(on: stage).play(
      try Transcript(
        parsing: "> order two clam chowders in Soup Chef\n> no\n", file: "no.transcript"))
    let coverage = try soupChef()
    let reached = CoverageTracer(stage.installation, now: Stage.usualTime).reached(by: played)
    let items = Array(try #require(reached[coverage.subject]))
    #expect(names(items, .outcomes) == ["OrderSoup: cancelled"])
  }

  /// One question weighs more than one synonym.
  @Test func everyKindOfPartHasTheSameWeightInCoverage() throws {
    var coverage = try soupChef()
    coverage.add(Set(coverage.items.filter { $0.kind == .codes }))
    #expect(abs(coverage.percent - 100 / 7) < 0.001)
    coverage.add(Set(coverage.items))
    #expect(coverage.percent == 100)
    #expect(coverage.shownPercent == "100%")
  }
}
