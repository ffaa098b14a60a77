// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

/// The article on stored data shows the program's real output, one command after the other, and
/// lists all kinds of data.
@Suite(.timeLimit(.minutes(20)))
struct PrivacyArticleTests {
  private static let page = MarkdownPage(
    "Sources/ParlanceCommands/ParlanceCommands.docc/what-is-kept.md")

  @Test func thePrivacyArticleShowsWhatTheProgramPrints() async throws {
    let household = try Household()
    for command in Self.page.commands {
      let run = try await household.run(
        arguments: command.words.dropFirst().map { Array($0.utf8) })
      let lines = run.lines.map { $0.replacing(household.path("home"), with: "/home/bobo") }
      #expect(lines == command.output, "\(command)\n\(run)")
    }
    #expect(Self.page.commands.count >= 6)
  }

  @Test func thePrivacyArticleListsEveryKindOfData() async throws {
    let kinds = Self.page.text.matches(of: #/\n\| `([a-z]+)` \|[^|\n]+\|[^|\n]+\|/#).map {
      String($0.1)
    }
    let run = try await Household().run("privacy", "erase", "--kind", "none")
    let known = run.errors.matches(of: #/\n  - ([a-z]+)/#).map { String($0.1) }
    #expect(known == kinds, "\(run)")
  }
}
