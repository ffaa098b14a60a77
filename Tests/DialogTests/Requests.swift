// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// A request to order pizza, and the words to talk about it.
enum Requests {
  static let wording = Wording(
    language: "en",
    strings: [
      "list.separator": ", ", "list.or.pair": " or ", "list.or.last": ", or ",
      "list.and.pair": " and ", "list.and.last": ", and ",
      "prompt.needsValue": "What ${name}?", "prompt.needsValue.2": "Please say the ${name}.",
      "prompt.disambiguation": "Which ${name}: ${choices}?",
      "prompt.confirmationRequired": "Did you mean ${value}?",
      "prompt.needsMoreDetails": "Which ${name}, more exactly?",
      "prompt.unsupported": "${reason} What ${name} instead?",
      "prompt.confirmIntent": "${title}: ${values}?", "prompt.chooseApp": "Which app: ${choices}?",
      "reason.unsupported": "Not that ${name}.", "reply.unclear": "What?",
      "app.chosen": "Using ${app}.", "request.cancelled": "Cancelled.",
      "request.declined": "OK, not.", "request.resumed": "Back to ${title}.",
      "request.startedOver": "Anew.", "request.atStart": "First question.",
      "request.summary": "At ${title}.", "request.summary.values": "At ${title}: ${values}.",
      "result.success": "Done.", "result.failure": "Failed.", "result.inProgress": "Working.",
      "result.continueInApp": "Continue in ${app}.", "failure.unexpected": "Broken.",
      "failure.timedOut": "Too slow.", "help.universal": "Say cancel.",
    ])

  static let pizza = intent("OrderPizza", requiresConfirmation: true)
  static let menu = intent("ShowMenu", requiresConfirmation: false)

  static func intent(_ id: IntentID, requiresConfirmation: Bool) -> IntentDescription {
    IntentDescription(
      id: id, domain: "Order", category: requiresConfirmation ? .order : .information,
      title: id.rawValue,
      parameters: [
        ParameterDescription(id: "kind", type: .item, isRequired: true, displayName: "kind"),
        ParameterDescription(id: "count", type: .integer, isRequired: true, displayName: "count"),
        ParameterDescription(id: "toppings", type: .item, isList: true, displayName: "toppings"),
      ], requiresConfirmation: requiresConfirmation)
  }

  static let app = AppDescription(
    id: "Pizza", names: [AppName("Pizza Place")], intents: [pizza, menu])

  static func item(_ name: String) -> Value { .item(Item(id: name, display: name)) }

  static func new(
    _ intent: IntentDescription = pizza, _ slots: [(String, String)] = [], isNamed: Bool = true,
    slips: Bool = false
  ) -> NewRequest {
    NewRequest(
      id: UUID(), app: app, description: intent,
      heard: heard(intent.id, slots, isNamed: isNamed, slips: slips))
  }

  static func heard(
    _ intent: IntentID, _ slots: [(String, String)], isNamed: Bool = true, slips: Bool = false
  ) -> Interpretation {
    let evidence = Evidence(heard: "piza", span: 0..<4, kind: .misspelt(expected: "pizza"))
    let place = SourceLocation(file: "test")
    return Interpretation(
      app: app.id, intent: intent, slots: slots.map(match),
      template: WrittenTemplate(text: "", location: place),
      evidence: slips ? [evidence] : [], namesApp: isNamed)
  }

  private static func match(_ name: String, _ value: String) -> SlotMatch {
    let number = Int(value).map(JSONValue.integer)
    let item = number == nil ? Item(id: value, display: value) : nil
    let candidate = SlotMatch.Candidate(output: number ?? .string(value), item: item)
    return SlotMatch(
      name: name, heard: value, span: 0..<1, candidates: [candidate])
  }
}
