// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Rehearsal
import Testing

/// The article on hearing a conversation shows what the program prints, and lists the rules there are.
@Suite(.timeLimit(.minutes(70)))
struct HearingArticleTests {
  private static let page = MarkdownPage(
    "Sources/ParlanceCommands/ParlanceCommands.docc/hearing-a-conversation.md")

  @Test(arguments: page.commands)
  func isWhatTheProgramPrints(_ command: MarkdownPage.Command) async throws {
    let run = try await Household().run(
      arguments: command.words.dropFirst().map { Array($0.utf8) })
    #expect(run.output.split(separator: "\n").map(String.init) == command.output, "\(run.output)")
  }

  /// All four styles of one conversation stand side by side.
  @Test func everyStyleIsShown() {
    let styles = Self.page.commands.compactMap { $0.text.firstMatch(of: #/--style (\S+)/#)?.1 }
    #expect(styles == ["hands-on", "hands-free", "driving", "screen-reader"])
  }

  @Test func everyRuleIsListed() {
    #expect(Self.page.text.contains(AccessibilityManual.rows))
  }
}
