// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension PigeonPost {
  /// The sentences people can say; the address book decides who is meant by a name.
  static let grammar = """
    language: en

    lists:
      recipient:
        values: [Bobo, Mimi, Coco, Nobody]
      content:
        wildcard: true
      guests:
        values: [Mimi, Coco, Kiki, Toto, Zaza]
      colour:
        values: [white, grey]
      duration:
        values: [for ever]

    intents:
      SendLetter:
        data:
          - sentences:
              - "(send|write) a letter [to {recipient}]"
              - "(send|write) a letter to {recipient} saying {content}"
      InviteFriends:
        data:
          - sentences: ["invite {guests}"]
      RentPigeon:
        data:
          - sentences: ["rent a [{colour}] pigeon"]
      FeedPigeons:
        data:
          - sentences: ["feed the pigeons"]
      SellLoft:
        data:
          - sentences: ["sell the loft"]
      CleanLoft:
        data:
          - sentences: ["clean the loft"]
      ShowLetters:
        data:
          - sentences: ["show my letters"]
      CountPigeons:
        data:
          - sentences: ["count the pigeons"]
      ReadLetter:
        data:
          - sentences: ["read my letter"]
      FindPigeon:
        data:
          - sentences: ["find my pigeon [{duration}]"]
      CallPigeon:
        data:
          - sentences: ["call a [{colour}] pigeon"]
    """

  static let wording = Wording(
    language: "en",
    strings: [
      "SendLetter.title": "Send a letter",
      "SendLetter.recipient.name": "recipient",
      "SendLetter.recipient.needsValue": "Who to?",
      "SendLetter.recipient.disambiguation": "Which one: ${choices}?",
      "SendLetter.recipient.needsMoreDetails": "There are many of that name. Who exactly?",
      "SendLetter.recipient.needsMoreDetails.2": "Still too many: what is the whole name?",
      "SendLetter.content.name": "text",
      "SendLetter.content.needsValue": "What should it say?",
      "InviteFriends.title": "Invite friends",
      "InviteFriends.guests.name": "guest",
      "RentPigeon.title": "Rent a pigeon",
      "RentPigeon.colour.name": "colour",
      "FeedPigeons.title": "Feed the pigeons",
      "SellLoft.title": "Sell the loft",
      "CleanLoft.title": "Clean the loft",
      "ShowLetters.title": "Show letters",
      "CountPigeons.title": "Count the pigeons",
      "ReadLetter.title": "Read a letter",
      "FindPigeon.title": "Find a pigeon",
      "CallPigeon.title": "Call a pigeon",
      "CallPigeon.colour.name": "colour",
    ])
}
