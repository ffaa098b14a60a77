// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

struct SessionTests {
  private let session = Stage().session()

  @Test func aSessionCountsItsTurns() async {
    #expect(await session.hear("hello").number == 1)
    #expect(await session.hear("order soup").number == 2)
  }

  @Test(arguments: ["", "   ", "\t"])
  func anEmptyLineIsAnsweredThatNothingWasHeard(_ line: String) async {
    let turn = await session.hear(line)
    #expect(turn.say == ["I didn’t hear anything."])
    #expect(turn.result == .notUnderstood)
  }

  @Test func theQuestionIsAskedAgainAfterAnEmptyAnswer() async {
    _ = await session.hear("order clam chowder in Soup Chef")
    let turn = await session.hear("")
    #expect(turn.spoken == ["I didn’t hear anything.", "How many bowls?"])
    #expect(turn.result == nil)
  }

  @Test func aLineThatIsTooLongIsRefused() async {
    let turn = await session.hear(String(repeating: "soup ", count: 200_000))
    #expect(turn.say == ["That is too long for me: I can take up to 10000 characters at once."])
  }

  @Test func cancellingASessionEndsTheOpenRequest() async {
    #expect(await session.cancel() == nil)
    _ = await session.hear("order clam chowder in Soup Chef")
    #expect(await session.cancel()?.result == .cancelled)
    #expect(await !session.isWaiting)
  }

  /// The suspended question is asked again, and can be answered.
  @Test func cancellingASessionResumesTheSuspendedRequest() async throws {
    _ = await session.hear("order two clam chowders in Soup Chef")
    _ = await session.hear("start meditation")
    let turn = try #require(await session.cancel())
    #expect(turn.say.contains("Back to Soup Chef."))
    #expect(turn.prompt?.question == "2 clam chowders, $12.00. Order it?")
    let repeated = await session.hear("repeat")
    #expect(repeated.prompt == turn.prompt)
    #expect(await session.hear("yes").result == .success)
  }

  /// A question about a gate is worded by the gate; the other results come with words of their own.
  @Test(arguments: ["en-US", "fr-FR", "ko-KR", "ja-JP", "zh-CN"])
  func everyPromptAndResultHasAWording(_ locale: String) {
    let wording = Stage(locale: locale).installation.wording
    for kind in PromptKind.allCases {
      let isGate = [.unlock, .authorize].contains(kind)
      #expect(isGate || wording.text(ifPresent: "prompt.\(kind.rawValue)") != nil, "\(kind)")
      #expect(wording.text(ifPresent: "help.\(kind.rawValue)") != nil, "\(kind)")
    }
    for gate in ["authorization", "unlocking", "authentication"] {
      #expect(wording.text(ifPresent: "gate.\(gate)") != nil, "\(gate)")
    }
    for result in ["success", "failure", "inProgress", "continueInApp"] {
      #expect(wording.text(ifPresent: "result.\(result)") != nil, "\(result)")
    }
  }
}
