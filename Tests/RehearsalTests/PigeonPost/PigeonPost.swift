// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting

/// An app that fails, is slow and asks back in every way that Soup Chef never does.
struct PigeonPost {
  /// How long the search for a pigeon takes, unless it never ends.
  static let search = Duration.seconds(5)

  /// How long a pigeon takes to decide on its colour.
  static let thought = Duration.seconds(60)

  /// Measures the waits of slow work.
  var clock: any Clock<Duration>

  static let description = AppDescription(
    id: "PigeonPost", names: [AppName("Pigeon Post")],
    intents: intents.map { $0.worded(by: wording) })

  private static let intents = [
    intent(
      "SendLetter", .share,
      ParameterDescription(id: "recipient", type: .item, isRequired: true),
      ParameterDescription(id: "content", type: .text, isRequired: true)),
    intent(
      "InviteFriends", .create,
      ParameterDescription(id: "guests", type: .item, isRequired: true, isList: true)),
    intent("RentPigeon", .request, ParameterDescription(id: "colour", type: .item)),
    intent("FeedPigeons", .start),
    intent("SellLoft", .other),
    intent("CleanLoft", .set),
    intent("ShowLetters", .information),
    intent("CountPigeons", .information),
    intent("ReadLetter", .information),
    intent("FindPigeon", .search, ParameterDescription(id: "duration", type: .item)),
    intent("CallPigeon", .search, ParameterDescription(id: "colour", type: .item)),
  ]

  private static func intent(
    _ id: IntentID, _ category: IntentCategory, _ parameters: ParameterDescription...
  ) -> IntentDescription {
    IntentDescription(id: id, domain: "Post", category: category, parameters: parameters)
  }

  var handler: ScriptedHandler {
    let clock = clock
    return ScriptedHandler(
      required: ["recipient", "content"], choices: ["guests": AddressBook.kikis],
      resolve: { try await Self.resolve($0, of: $1, on: clock) },
      confirm: Self.confirm,
      handle: { try await Self.handle($0, on: clock) })
  }
}
