// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

@testable import Dialog

/// Nothing is asked of an app, and nothing done, before what stands in the way is settled.
struct GateTests {
  private func conversation(
    gates: [Gate] = [], finalGates: [Gate] = [], usage: String? = nil
  ) -> (Conversation, Step) {
    var request = Requests.new(Requests.pizza, [("kind", "cheese"), ("count", "2")])
    request.gates = gates
    request.finalGates = finalGates
    request.usageDescription = usage
    var conversation = Conversation(wording: Requests.wording)
    let step = conversation.begin(request)
    return (conversation, step)
  }

  @Test(arguments: [(Gate.unlocking, PromptKind.unlock), (.authorization, .authorize)])
  func asksBeforeTheApp(_ gate: Gate, _ kind: PromptKind) {
    var (conversation, step) = conversation(gates: [gate])
    #expect(step == .listen)
    #expect(conversation.takeDraft().prompt?.kind == kind)
    #expect(conversation.take(.yes) == .settle(gate, isGranted: true))
    step = conversation.take(.settled(gate, isGranted: true))
    #expect(step != .listen)
    #expect(conversation.hasPassed(gate))
  }

  @Test func endsWhereItIsDenied() {
    var (conversation, _) = conversation(gates: [.unlocking])
    _ = conversation.takeDraft()
    #expect(conversation.take(.no) == .settle(.unlocking, isGranted: false))
    #expect(conversation.take(.settled(.unlocking, isGranted: false)) == .listen)
    #expect(conversation.takeDraft().result == .cancelled)
    #expect(!conversation.isWaiting)
  }

  @Test func asksForOneThingAfterAnother() {
    var (conversation, _) = conversation(gates: [.authorization, .unlocking])
    #expect(conversation.takeDraft().prompt?.kind == .authorize)
    _ = conversation.take(.yes)
    #expect(conversation.take(.settled(.authorization, isGranted: true)) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .unlock)
  }

  @Test func asksWhoItIsOnlyBeforeItActs() {
    var (conversation, step) = conversation(finalGates: [.authentication])
    while case .resolve = step { step = conversation.take(.resolved([.success(.integer(2))])) }
    #expect(step == .confirm)
    step = conversation.take(.confirmed(Response(.ready)))
    if conversation.takeDraft().prompt?.kind == .confirmIntent { step = conversation.take(.yes) }
    #expect(step == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .authorize)
    #expect(conversation.take(.yes) == .settle(.authentication, isGranted: true))
    #expect(conversation.take(.settled(.authentication, isGranted: true)) == .handle)
  }
}
