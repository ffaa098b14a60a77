// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rehearsal
import Testing

/// A transcript that is wrong fails, and says where and how.
struct BrokenRehearsalTests {
  private let head = """
    > order two clam chowders in Soup Chef
    ? 2 clam chowders, $12.00. Order it?
    | Invoice
    | 2 clam chowder, $12.00

    """

  @Test func aCorrectTranscriptPasses() async throws {
    let right = """
      > yes
      < Ordered. Your clam chowder will be ready in … minutes.
      = SoupChef.OrderSoup soup=clam_chowder quantity=2
      """
    #expect(try await mismatches(in: head + right) == [])
  }

  @Test(arguments: [
    (
      """
      > yes
      < Ordered. Your tomato soup will be ready in … minutes.
      """,
      """
      broken.transcript:5:1: > yes
        - < Ordered. Your tomato soup will be ready in … minutes.
        + < Ordered. Your clam chowder will be ready in 9 minutes.
      """
    ),
    (
      """
      > yes
      < Ordered. Your clam chowder will be ready in … minutes.
      = SoupChef.OrderSoup soup=clam_chowder quantity=3
      """,
      """
      broken.transcript:5:1: > yes
          < Ordered. Your clam chowder will be ready in 9 minutes.
        - = SoupChef.OrderSoup soup=clam_chowder quantity=3
        + = SoupChef.OrderSoup soup=clam_chowder quantity=2
      """
    ),
    (
      """
      > make it three
      ? 3 clam chowders, $18.00. Order it?
      | Invoice
      | 2 clam chowder, $12.00
      """,
      """
      broken.transcript:5:1: > make it three
          ? 3 clam chowders, $18.00. Order it?
          | Invoice
        - | 2 clam chowder, $12.00
        + | 3 clam chowder, $18.00
      """
    ),
    (
      "> no",
      """
      broken.transcript:5:1: > no
        + < OK, I won’t.
      """
    ),
    (
      """
      > no
      < OK, I won’t.
      ? Why not?
      """,
      """
      broken.transcript:5:1: > no
          < OK, I won’t.
        - ? Why not?
      """
    ),
  ])
  func aWrongTranscriptFailsWithTheDifference(_ wrong: String, _ description: String) async throws {
    #expect(try await mismatches(in: head + wrong) == [description])
  }

  @Test func everyWrongExchangeIsReported() async throws {
    let wrong = "> banana\n< Fine.\n> no\n< OK, I won’t.\n> cancel\n? What?"
    let told = try await mismatches(in: wrong)
    #expect(
      told.map { $0.split(separator: "\n")[0] } == [
        "broken.transcript:1:1: > banana", "broken.transcript:3:1: > no",
        "broken.transcript:5:1: > cancel",
      ])
  }

  private func mismatches(in text: String) async throws -> [String] {
    let stage = Stage()
    let player = TranscriptPlayer(on: stage)
    return await player.play(try Transcript(parsing: text, file: "broken.transcript"))
      .mismatches.map(\.description)
  }
}
