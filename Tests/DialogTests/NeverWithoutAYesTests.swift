// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import ParlanceTesting
import Testing

/// An intent that asks for confirmation is carried out only right after a yes to its own
/// confirmation, whatever is said and whatever the app answers. An app that asks while it acts is
/// told of a yes only if one was said.
struct NeverWithoutAYesTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aRandomConversationOrdersNothingWithoutAYes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var orders = 0
    for _ in 0..<500 {
      var conversation = Conversation(wording: Requests.wording)
      var trail: [String] = []
      var step = conversation.begin(Self.request(&random))
      for _ in 0..<40 {
        var isYesToConfirmation = false
        var isYes = false
        if step == .listen {
          isYesToConfirmation = conversation.takeDraft().prompt?.kind == .confirmIntent
          let reply = Self.reply(&random)
          trail.append("\(reply)")
          isYes = reply == .yes
          isYesToConfirmation = isYesToConfirmation && reply == .yes
          if case .request = reply {
            step = conversation.begin(Self.request(&random))
          } else {
            step = conversation.take(reply)
          }
        } else if step.needsApp, Int.random(in: 0..<12, using: &random) == 0 {
          // The device was locked in the meantime.
          trail.append("held \(step)")
          step = conversation.hold(step, until: .unlocking)
        } else {
          let event = Self.event(for: step, &random)
          trail.append("\(event)")
          step = conversation.take(event)
        }
        if step == .handle, conversation.openIntent?.intent == "OrderPizza" {
          orders += 1
          #expect(isYesToConfirmation, "seed \(seed): \(trail.suffix(4))")
        }
        if step == .resume(.agreed) { #expect(isYes, "seed \(seed): \(trail.suffix(4))") }
      }
    }
    #expect(orders > 0, "seed \(seed)")
  }

  private static func request(_ random: inout SeededGenerator) -> NewRequest {
    Requests.new(
      Bool.random(using: &random) ? Requests.pizza : Requests.menu, slots(&random),
      slips: Bool.random(using: &random))
  }

  private static func slots(_ random: inout SeededGenerator) -> [(String, String)] {
    [("kind", "a"), ("count", "2"), ("toppings", "ham")].filter { _ in Bool.random(using: &random) }
  }

  private static func reply(_ random: inout SeededGenerator) -> Reply {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: .yes
    case 3: .no
    case 4: .option(Int.random(in: 0..<3, using: &random))
    case 5: .options([0, 1])
    case 6: .noneOfThese
    case 7: .values(Requests.heard("OrderPizza", slots(&random)))
    case 8: .universal(UniversalRequest.allCases.randomElement(using: &random) ?? .cancel)
    case 9: .text("yes")
    case 10: .request(Requests.heard("ShowMenu", []))
    default: .unclear
    }
  }

  private static func inquiry(_ random: inout SeededGenerator) -> Inquiry {
    let (a, b) = (Requests.item("a"), Requests.item("b"))
    let all = [
      Inquiry(.confirmIntent, question: "Really?"), Inquiry(.needsValue, parameter: "kind"),
      Inquiry(.confirmationRequired, parameter: "kind", value: a),
      Inquiry(.disambiguation, parameter: "kind", options: [a, b]),
      Inquiry(.disambiguation, options: [a, b]),
    ]
    return all.randomElement(using: &random) ?? all[0]
  }

  private static func event(
    for step: Step, _ random: inout SeededGenerator
  ) -> HandlerEvent {
    let (a, b) = (Requests.item("a"), Requests.item("b"))
    let failures: [HandlerFailure] = [.timedOut, .unexpected, .explained(HandlerError(say: "No."))]
    if Int.random(in: 0..<12, using: &random) == 0 {
      return .failed(failures.randomElement(using: &random) ?? .timedOut)
    }
    switch step {
    case .resolve:
      let all: [Resolution] = [
        .success(a), .success(a), .success(a), .needsValue, .disambiguation([a, b]),
        .confirmationRequired(a), .needsMoreDetails, .unsupported(reason: nil), .notRequired,
      ]
      return .resolved([all.randomElement(using: &random) ?? .needsValue])
    case .offer: return .offered([a, b])
    case .confirm:
      let all = [Response(.ready), Response(.ready), Response(.success), Response(.failure)]
      return .confirmed(all.randomElement(using: &random) ?? Response(.ready))
    case .settle(let gate, let isGranted): return .settled(gate, isGranted: isGranted)
    case .handle where Bool.random(using: &random), .resume where Bool.random(using: &random):
      return .asked(inquiry(&random))
    case .handle, .resume, .listen:
      return Bool.random(using: &random) ? .slow : .handled(Response(.success))
    }
  }
}
