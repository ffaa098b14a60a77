// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `rehearse --hear` and `rehearse --accessibility`: how an app's turns sound, and the breaches of
/// the rules.
@Suite(.timeLimit(.minutes(20)))
struct RehearseHearingTests {
  private let household: Household

  init() throws { household = try Household() }

  private struct Heard: Decodable {
    var line: Int
    var said: String
    var spoken: String
    var options: Int
    var seconds: Double
    var flags: [String]
  }

  private struct Result: Decodable {
    var passed: Bool
    var problems: [String]
    var heard: [Heard]?
  }

  private func result(_ run: Finished) throws -> Result {
    try JSONDecoder().decode(Result.self, from: Data(run.output.utf8))
  }

  @Test func rehearsingShowsEachTurnAsItIsHeard() async throws {
    let file = try household.write(
      """
      # A choice
      @ locale en-US
      > order chowder in Soup Chef
      ? Which soup: Clam Chowder or Corn Chowder?
      > cancel
      < OK, I’ve cancelled that.
      """, to: "choice.transcript")
    let heard = try #require(
      try result(try await household.run("rehearse", "--hear", "--json", file)).heard)
    #expect(heard.map(\.line) == [3, 5])
    #expect(
      heard[0].spoken
        == "Which soup?\nTwo choices.\n1. Clam Chowder\n2. Corn Chowder\nChoose 1 or 2, or say a name."
    )
    #expect(heard.map(\.options) == [2, 0])
    #expect((3...10).contains(heard[0].seconds) && (0.5...4).contains(heard[1].seconds))
    #expect(heard.flatMap(\.flags) == [])

    let driving = try await household.run("rehearse", "--hear", "--style", "driving", file)
    #expect(
      driving.output.contains(
        """
          3 > order chowder in Soup Chef
            Which soup: Clam Chowder or Corn Chowder?
            (2 options, 
        """), "\(driving.output)")
  }

  /// An author's app whose name is hard to listen to.
  @Test func accessibilityBreachesAreReportedWithTheirLines() async throws {
    func run(named name: String) async throws -> Finished {
      try household.addLampMaker(named: name)
      try household.write(
        """
        # A lamp
        @ locale en-US
        > turn on the red lamp
        < Using \(name).
        < Done, with \(name).

        """, to: "LampMaker/en.lproj/Rehearsals/lamp.transcript")
      return try await household.run("rehearse", "--accessibility", household.path("LampMaker"))
    }
    let broken = try await run(named: "Lamp ✓ Maker")
    #expect(broken.ending == .exit(1))
    #expect(
      broken.lines.contains {
        $0.hasSuffix(
          "lamp.transcript:3:1: error: 'Done, with Lamp ✓ Maker.' has '✓'; write words [plain-words]"
        )
      }, "\(broken.output)")
    let mended = try await run(named: "Lamp Maker")
    #expect(mended.ending == .exit(0), "\(mended.output)")
  }

  /// The report's page shows it, too.
  @Test func theReportShowsHowATurnIsHeard() async throws {
    let file = try household.write(
      "# Thanks\n@ locale en-US\n> thanks\n< You’re welcome.\n", to: "thanks.transcript")
    let page = household.path("page.html")
    _ = try await household.run("rehearse", "--hear", "--report", page, file)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<summary>Spoken</summary>"))
    #expect(
      text.contains("<bdi lang=\"en-US\">You’re welcome.</bdi> <span class=\"quiet\">Seconds "))
  }
}
