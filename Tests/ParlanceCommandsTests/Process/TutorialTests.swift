// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// The tutorial's code is what was compiled, and what it shows of the conversation is what is said.
@Suite(.timeLimit(.minutes(45)))
struct TutorialTests {
  private static let article: String = {
    let path = "Sources/Parlance/Parlance.docc/making-an-assistant-for-your-app.md"
    return (try? String(contentsOf: Stage.package.appending(path: path), encoding: .utf8)) ?? ""
  }()

  @Test func itsCodeIsCompiled() throws {
    let file = try String(
      contentsOf: Stage.package.appending(path: "Tests/Garden/Garden.swift"), encoding: .utf8)
    let code = file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let shown = try #require(Self.blocks(of: "swift").first)
    #expect(shown + "\n" == code.joined(separator: "\n"))
    #expect(shown.split(separator: "\n").count < 40)
  }

  @Test(arguments: Self.conversations) func itsConversationsAreHeld(_ shown: String) async throws {
    let household = try Household()
    let lines = shown.components(separatedBy: "\n")
    let words = lines[0].components(separatedBy: "\"").enumerated().flatMap { place, piece in
      place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [piece]
    }
    var spawn = household.spawn(words.dropFirst().map { Array($0.utf8) })
    spawn.program = Household.program.replacing("parlance", with: "Garden")
    let started = spawn
    let run = try await Waiting.run { try Household.finish(started, nil) }
    #expect(run.lines == Array(lines.dropFirst()))
    #expect(run.errors == "")
  }

  @Test func itHasConversations() { #expect(Self.conversations.count == 2) }

  private static let conversations = blocks(of: "console").flatMap { block in
    "\n\(block)".components(separatedBy: "\n$ ").dropFirst()
  }

  private static func blocks(of language: String) -> [String] {
    article.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }
}
