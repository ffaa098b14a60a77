// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Every conversation shown in the README and in the documentation goes as it is shown.
struct DocumentationTests {
  static let pages: [String] = {
    let sources = Stage.package.appending(path: "Sources").path
    let articles = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    return ["README.md"] + (articles ?? []).sorted()
  }()

  @Test(arguments: pages)
  func conversationsGoAsShown(_ page: String) async throws {
    let text = try String(contentsOf: Stage.package.appending(path: page), encoding: .utf8)
    for conversation in Self.blocks(of: "transcript", in: text) {
      let transcript = try Transcript(parsing: conversation, file: page)
      let stage = Stage(for: transcript)
      let player = TranscriptPlayer(on: stage)
      let mismatches = await player.play(transcript).mismatches
      #expect(mismatches.isEmpty, "\(mismatches.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test func thereAreSuchConversations() throws {
    let readme = try String(
      contentsOf: Stage.package.appending(path: "README.md"), encoding: .utf8)
    #expect(!Self.blocks(of: "transcript", in: readme).isEmpty)
    #expect(Self.pages.count > 5)
  }

  /// The fenced blocks of a language.
  private static func blocks(of language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }
}
