// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

/// What the README shows of the program's output is what the program prints, with the grammar the README
/// shows.
@Suite(.timeLimit(.minutes(70)))
struct ReadmeTests {
  private static let page = MarkdownPage("README.md")

  @Test(arguments: page.commands)
  func isWhatTheProgramPrints(_ command: MarkdownPage.Command) async throws {
    let household = try Household()
    let grammar = try #require(Self.page.blocks(of: "yaml").first)
    let file = try household.write(grammar + "\n", to: "lights.yaml")
    let words = command.words.dropFirst().map { $0 == "lights.yaml" ? file : $0 }
    let run = try await household.run(arguments: words.map { Array($0.utf8) })
    #expect(run.lines.map { $0.replacing(file, with: "lights.yaml") } == command.output)
    #expect(run.errors == "")
  }

  @Test func thereAreSuchExamples() { #expect(Self.page.commands.count >= 5) }
}
