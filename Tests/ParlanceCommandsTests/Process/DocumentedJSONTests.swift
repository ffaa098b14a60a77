// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Every JSON the documentation shows is what the command beside it prints.
struct DocumentedJSONTests {
  static let examples: [MarkdownPage.Command] = {
    let page = MarkdownPage("Sources/ParlanceCommands/ParlanceCommands.docc/reading-the-json.md")
    return page.text.components(separatedBy: "```sh\n").dropFirst().compactMap { rest in
      let parts = rest.components(separatedBy: "\n```")
      guard parts.count > 2, parts[2].hasPrefix("json\n") else { return nil }
      let lines = parts[2].components(separatedBy: "\n").dropFirst()
      return MarkdownPage.Command(parts[0], output: Array(lines))
    }
  }()

  @Test(arguments: examples)
  func documentedJSONIsWhatTheCommandPrints(_ example: MarkdownPage.Command) async throws {
    let household = try Household()
    let run = try await household.run(
      arguments: example.words.dropFirst().map { Array($0.utf8) })
    #expect(run.output.components(separatedBy: "\n").dropLast() == example.output[...])
  }

  @Test func theDocumentationShowsJSONExamples() {
    #expect(Self.examples.count >= 4)
  }
}
