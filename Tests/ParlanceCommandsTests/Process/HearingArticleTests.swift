// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Rehearsal
import Testing

/// The article on hearing a conversation shows the program's real output, and lists all rules.
@Suite(.timeLimit(.minutes(20)))
struct HearingArticleTests {
  private static let page = MarkdownPage(
    "Sources/ParlanceCommands/ParlanceCommands.docc/hearing-a-conversation.md")

  @Test(arguments: page.commands)
  func theHearingArticleShowsWhatTheProgramPrints(_ command: MarkdownPage.Command) async throws {
    let run = try await Household().run(
      arguments: command.words.dropFirst().map { Array($0.utf8) })
    #expect(run.output.split(separator: "\n").map(String.init) == command.output, "\(run.output)")
  }

  /// One conversation is shown in all four styles side by side.
  @Test func theHearingArticleShowsEveryStyle() {
    let styles = Self.page.commands.compactMap { $0.text.firstMatch(of: #/--style (\S+)/#)?.1 }
    #expect(styles == ["hands-on", "hands-free", "driving", "screen-reader"])
  }

  @Test func theHearingArticleListsEveryRule() {
    #expect(Self.page.text.contains(AccessibilityManual.rows))
  }
}
