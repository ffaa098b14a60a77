// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// The README and the articles of the command line show output that the program really prints, for the files that
/// they show.
@Suite(.timeLimit(.minutes(20)))
struct ReadmeTests {
  /// A command, and the page that shows it.
  struct Example: CustomTestStringConvertible, Sendable {
    let page: MarkdownPage
    let command: MarkdownPage.Command

    var testDescription: String { command.text }
  }

  private static let pages = [
    "README.md", "Sources/ParlanceCommands/ParlanceCommands.docc/saying-it-in-other-words.md",
  ].map { MarkdownPage($0) }

  private static let examples = pages.flatMap { page in
    page.commands.map { Example(page: page, command: $0) }
  }

  @Test(arguments: examples)
  func theProgramPrintsWhatTheDocumentationShows(_ example: Example) async throws {
    let household = try Household()
    for (name, text) in try files(of: example.page) { try household.write(text + "\n", to: name) }
    let own = ["lights.yaml", "HomeLights", "order.transcript"]
    let words = example.command.words.dropFirst().map { own.contains($0) ? household.path($0) : $0 }
    let run = try await household.run(arguments: words.map { Array($0.utf8) })
    let lines = run.lines.map { $0.replacing(household.folder.path + "/", with: "") }
    #expect(lines == example.command.output)
    #expect(run.errors == "")
  }

  private func files(of page: MarkdownPage) throws -> [String: String] {
    let templates = try #require(page.blocks(of: "yaml").first)
    var files = ["lights.yaml": templates, "HomeLights/en.lproj/lights.yaml": templates]
    files["order.transcript"] = page.blocks(of: "text").first
    return files
  }

  @Test func theReadmeAndTheArticleShowCommands() {
    for page in Self.pages { #expect(page.commands.count >= 3) }
  }
}
