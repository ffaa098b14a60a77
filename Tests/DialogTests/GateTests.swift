// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

@testable import Dialog

/// Until every obstacle is cleared, the app is asked nothing and nothing is done.
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
  func aGateAsksTheUserBeforeTheAppIsAsked(_ gate: Gate, _ kind: PromptKind) {
    var (conversation, step) = conversation(gates: [gate])
    #expect(step == .listen)
    #expect(conversation.takeDraft().prompt?.kind == kind)
    #expect(conversation.take(.yes) == .settle(gate, isGranted: true))
    step = conversation.take(.settled(gate, isGranted: true))
    #expect(step != .listen)
    #expect(conversation.hasPassed(gate))
  }

  @Test func aRequestEndsWhereUnlockingIsDenied() {
    var (conversation, _) = conversation(gates: [.unlocking])
    _ = conversation.takeDraft()
    #expect(conversation.take(.no) == .settle(.unlocking, isGranted: false))
    #expect(conversation.take(.settled(.unlocking, isGranted: false)) == .listen)
    #expect(conversation.takeDraft().result == .cancelled)
    #expect(!conversation.isWaiting)
  }

  @Test func twoGatesAreAskedForOneAfterTheOther() {
    var (conversation, _) = conversation(gates: [.authorization, .unlocking])
    #expect(conversation.takeDraft().prompt?.kind == .authorize)
    _ = conversation.take(.yes)
    #expect(conversation.take(.settled(.authorization, isGranted: true)) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .unlock)
  }

  @Test func theUserIsAuthenticatedOnlyBeforeTheAppActs() {
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

  @Test func aYesIsAskedForAnewAfterTheDeviceWasLockedMeanwhile() {
    var (conversation, step) = conversation()
    step = Self.agreeing(to: step, in: &conversation)
    #expect(conversation.takeDraft().prompt?.kind == .confirmIntent)
    #expect(conversation.take(.yes) == .handle)
    #expect(conversation.hold(.handle, until: .unlocking) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .unlock)
    #expect(conversation.take(.yes) == .settle(.unlocking, isGranted: true))
    step = conversation.take(.settled(.unlocking, isGranted: true))
    #expect(step != .handle)
    step = Self.agreeing(to: step, in: &conversation)
    #expect(conversation.takeDraft().prompt?.kind == .confirmIntent)
    #expect(conversation.take(.yes) == .handle)
  }

  @Test func theAppsOwnQuestionIsAskedAnewAfterTheDeviceWasLocked() {
    var (conversation, step) = acting()
    _ = conversation.take(.asked(Inquiry(.confirmIntent, question: "Really?")))
    _ = conversation.takeDraft()
    step = conversation.take(.yes)
    #expect(step == .resume(.agreed))
    #expect(conversation.hold(step, until: .unlocking) == .listen)
    // Other values don't answer the question either.
    step = conversation.take(.values(Requests.heard("OrderPizza", [("count", "3")])))
    #expect(conversation.hold(step, until: .unlocking) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .unlock)
    _ = conversation.take(.yes)
    #expect(conversation.take(.settled(.unlocking, isGranted: true)) == .listen)
    #expect(conversation.takeDraft().prompt?.question == "Really?")
    #expect(conversation.take(.yes) == .resume(.agreed))
  }

  @Test func goingBackFromUnlockingReopensNoAnsweredQuestion() {
    var (conversation, step) = acting()
    _ = conversation.take(
      .asked(Inquiry(.needsValue, parameter: "toppings", question: "What on it?")))
    _ = conversation.take(.text("ham"))
    _ = conversation.take(.asked(Inquiry(.confirmIntent, question: "Really?")))
    step = conversation.take(.yes)
    _ = conversation.hold(step, until: .unlocking)
    _ = conversation.takeDraft()
    #expect(conversation.take(.universal(.goBack)) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .unlock)
  }

  /// A conversation in which the app is acting.
  private func acting() -> (Conversation, Step) {
    var (conversation, step) = conversation()
    step = Self.agreeing(to: step, in: &conversation)
    _ = conversation.takeDraft()
    step = conversation.take(.yes)
    #expect(step == .handle)
    return (conversation, step)
  }

  /// Lets the app agree to everything until the user is asked.
  private static func agreeing(to step: Step, in conversation: inout Conversation) -> Step {
    var step = step
    while case .resolve = step { step = conversation.take(.resolved([.success(.integer(2))])) }
    #expect(step == .confirm)
    return conversation.take(.confirmed(Response(.ready)))
  }
}
