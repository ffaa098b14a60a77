// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Rehearsal

/// The real answers are written into a transcript, and nothing else in it changes.
struct TranscriptRewriterTests {
  private static let text = """
    # A comment.
    @ locale en-US

    > one
    # Before the answer.
    ? First?
    # After it.

    > two
    < It takes … minutes.
    | Old

    @ now 2026-01-16T09:00:00Z
    > three
    """

  @Test func answersAreReplacedWhereTheyStand() throws {
    let mended = try rewritten([
      "one": [.init(.prompt, "Second?"), .init(.card, "is not asked for")],
      "two": [.init(.response, "It takes 5 minutes."), .init(.card, "New"), .init(.card, "Newer")],
      "three": [.init(.response, "Done."), .init(.intent, "App.Do it=now")],
    ])
    #expect(
      mended == """
        # A comment.
        @ locale en-US

        > one
        # Before the answer.
        ? Second?
        # After it.

        > two
        < It takes … minutes.
        | New
        | Newer

        @ now 2026-01-16T09:00:00Z
        > three
        < Done.
        = App.Do it=now
        """)
  }

  @Test func matchingAnswersLeaveTheTranscriptUnchanged() throws {
    let answers: [String: [TranscriptLine]] = [
      "one": [.init(.prompt, "First?")],
      "two": [.init(.response, "It takes 5 minutes."), .init(.card, "Old")], "three": [],
    ]
    #expect(try rewritten(answers) == Self.text)
  }

  private func rewritten(_ answers: [String: [TranscriptLine]]) throws -> String {
    let transcript = try Transcript(parsing: Self.text, file: "t.transcript")
    let mismatches = transcript.exchanges.compactMap { exchange in
      TranscriptMismatch(exchange, actual: answers[exchange.said] ?? [])
    }
    return TranscriptRewriter(Self.text).text(with: mismatches)
  }
}
