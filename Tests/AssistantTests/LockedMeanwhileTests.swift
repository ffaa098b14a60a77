// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// A device that is locked in the middle of a request.
struct LockedMeanwhileTests {
  private let session = ParlanceTesting.Stage().session()

  /// The kinds of question that the lines lead to, in turn.
  private func asked(_ lines: String...) async -> [PromptKind?] {
    var kinds: [PromptKind?] = []
    for line in lines { kinds.append(await session.hear(line).prompt?.kind) }
    return kinds
  }

  @Test func aDeviceLockedMeanwhileActsOnlyAfterUnlockingAndANewYes() async {
    #expect(await asked("get a Banana Plus to the zoo with MonkeyCab") == [.confirmIntent])
    await session.setLocked(true)
    #expect(await asked("yes", "yes") == [.unlock, .confirmIntent])
    #expect(await session.hear("yes").result == .success)
  }

  @Test func authenticationDoesNotUnlockTheDevice() async {
    #expect(
      await asked("send Bobo 10 dollars with MonkeyPay", "yes") == [.confirmIntent, .authorize])
    await session.setLocked(true)
    #expect(await asked("yes", "yes", "yes") == [.unlock, .confirmIntent, .authorize])
    #expect(await session.hear("yes").result == .success)
  }

  @Test func refusingToUnlockTheDeviceEndsTheRequest() async {
    #expect(await asked("send money with MonkeyPay") == [.needsValue])
    await session.setLocked(true)
    #expect(await asked("Bobo") == [.unlock])
    let turn = await session.hear("no")
    #expect(turn.prompt == nil)
    #expect(turn.result == .cancelled)
    #expect(await !session.isWaiting)
  }

  /// The question of a suspended request is asked again, and for that the app is needed.
  @Test func resumingARequestOnALockedDeviceAsksToUnlock() async {
    #expect(await asked("get a Banana Plus to the zoo with MonkeyCab") == [.confirmIntent])
    await session.setLocked(true)
    let turn = await session.hear("show the soups in Soup Chef")
    #expect(turn.result == .success)
    #expect(turn.prompt?.kind == .unlock)
  }
}
