// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting

/// A second app that sends letters, so that the user has to choose.
enum ParrotMail {
  static let description = AppDescription(
    id: "ParrotMail", names: [AppName("Parrot Mail")],
    intents: [
      IntentDescription(
        id: "SendLetter", domain: "Post", category: .share,
        parameters: [
          ParameterDescription(id: "recipient", type: .item, isRequired: true),
          ParameterDescription(id: "content", type: .text, isRequired: true),
        ]
      ).worded(by: wording)
    ])

  static let grammar = """
    language: en
    lists:
      recipient:
        values: [Bobo, Mimi]
      content:
        wildcard: true
    intents:
      SendLetter:
        data:
          - sentences:
              - "(send|write) a letter [to {recipient}]"
              - "(send|write) a letter to {recipient} saying {content}"
    """

  static let wording = Wording(
    language: "en",
    strings: [
      "SendLetter.title": "Send a letter",
      "SendLetter.recipient.name": "recipient",
      "SendLetter.content.name": "text",
      "SendLetter.content.needsValue": "What should the parrot say?",
    ])

  static let handler = ScriptedHandler(required: ["recipient", "content"])
}
