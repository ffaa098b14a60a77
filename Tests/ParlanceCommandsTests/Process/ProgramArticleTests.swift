// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// The article on apps in any language shows the program's real output, and the sample's real
/// messages.
@Suite(.timeLimit(.minutes(20)))
struct ProgramArticleTests {
  private static let page = MarkdownPage(
    "Sources/AppPrograms/AppPrograms.docc/an-app-in-any-language.md")

  private let household: Household

  init() throws { household = try Household() }

  @Test(.needsPython, arguments: page.commands)
  func theProgramArticleShowsTheRealOutput(_ command: MarkdownPage.Command) async throws {
    let words = command.words.dropFirst().map { $0 == "TeaHouse" ? Household.teaHouse : $0 }
    let run = try await household.run(arguments: words.map { Array($0.utf8) })
    #expect(run.lines == command.output)
  }

  /// Every request in the article, written to the sample's standard input, gets the answer in the
  /// article.
  @Test(.needsPython) func theSampleAnswersTheArticlesMessagesAsShown() async throws {
    let messages = Self.page.blocks(of: "json")
    let requests = messages.filter { $0.contains(#""do""#) }
    var spawn = household.spawn([])
    // The sample stores orders in its working folder.
    spawn.program = "/usr/bin/env"
    spawn.arguments = ["-C", household.folder.path, Household.teaHouse + "/tea-house"].map {
      Array($0.utf8)
    }
    let started = spawn
    let input = Array((requests.joined(separator: "\n") + "\n").utf8)
    let run = try await Waiting.run { try Household.finish(started, input) }
    #expect(requests.count == 3)
    #expect(run.lines == messages.filter { !$0.contains(#""do""#) })
  }
}
