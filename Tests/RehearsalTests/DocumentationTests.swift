// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Every conversation shown in the README and in the documentation goes as it is shown.
struct DocumentationTests {
  private static let articles: [String] = {
    let sources = Stage.package.appending(path: "Sources").path
    let articles = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    return (articles ?? []).sorted()
  }()

  /// The pages that show a conversation.
  static let pages = (["README.md"] + articles).filter {
    !MarkdownPage($0).blocks(of: "transcript").isEmpty
  }

  @Test(arguments: pages)
  func documentedConversationsGoAsShown(_ page: String) async throws {
    for conversation in MarkdownPage(page).blocks(of: "transcript") {
      let transcript = try Transcript(parsing: conversation, file: page)
      let stage = Stage(for: transcript)
      let player = TranscriptPlayer(on: stage)
      let mismatches = await player.play(transcript).mismatches
      #expect(mismatches.isEmpty, "\(mismatches.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test func theReadmeShowsAConversationAndArticlesAreFound() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.articles.count > 5)
    #expect(Self.pages.count > 1)
  }
}
