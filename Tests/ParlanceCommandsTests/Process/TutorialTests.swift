// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// The tutorial's code is the compiled code, and its conversation is the real one.
@Suite(.timeLimit(.minutes(20)))
struct TutorialTests {
  private static let article = MarkdownPage(
    "Sources/Parlance/Parlance.docc/making-an-assistant-for-your-app.md")

  @Test func theTutorialsCodeIsTheCompiledCode() throws {
    let file = try String(
      contentsOf: Stage.package.appending(path: "Tests/Garden/Garden.swift"), encoding: .utf8)
    let code = file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let shown = try #require(Self.article.blocks(of: "swift").first)
    #expect(shown + "\n" == code.joined(separator: "\n"))
    #expect(shown.split(separator: "\n").count < 40)
  }

  @Test(arguments: article.commands)
  func theTutorialsConversationsGoAsShown(_ command: MarkdownPage.Command) async throws {
    let household = try Household()
    let run = try await household.run(
      "Garden", arguments: command.words.dropFirst().map { Array($0.utf8) })
    #expect(run.lines == command.output)
    #expect(run.errors == "")
  }

  @Test func theTutorialShowsTwoConversations() { #expect(Self.article.commands.count == 2) }
}
