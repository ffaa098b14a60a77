// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct AddPersonIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Person"

  @Parameter(title: "Given Name", requestValueDialog: "What is the given name?")
  var givenName: String

  @Parameter(title: "Family Name")
  var familyName: String?

  @Parameter(title: "Email")
  var email: String?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentPerson> & ProvidesDialog {
    var components = PersonNameComponents()
    components.givenName = givenName
    components.familyName = familyName

    let id = givenName.lowercased()
    let person = IntentPerson(
      identifier: .applicationDefined(id),
      name: .components(components),
      handle: email.map { .init(emailAddress: $0) },
      aliases: [IntentPerson.Handle(applicationDefined: "@\(id)", label: "messenger")],
      isMe: false
    )

    try await requestConfirmation(
      result: .result(value: person, dialog: "Add \(givenName)?"),
      confirmationActionName: .add
    )
    await MessageCenter.shared.add(
      Person(id: id, givenName: givenName, familyName: familyName ?? "", email: email))
    return .result(value: person, dialog: "Added \(givenName).")
  }
}

/// Takes any person of the system and finds ours.
struct FindPersonIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Person in Messenger"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Person")
  var person: IntentPerson

  @Parameter(title: "Match")
  var match: PersonEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<PersonEntity> {
    let everyone = await PersonEntity.all()

    if let address = person.mailAddress, let exact = everyone.first(where: { $0.email == address })
    {
      return .result(value: exact)
    }
    guard let name = person.spokenName, !name.isEmpty else {
      throw $person.needsValueError("Who do you mean?")
    }
    let similar = everyone.filter { $0.name.localizedCaseInsensitiveContains(name) }
    guard let first = similar.first else {
      throw MessengerFailure.unknownPerson
    }
    if similar.count == 1 {
      return .result(value: first)
    }
    if let match, similar.contains(where: { $0.id == match.id }) {
      return .result(value: match)
    }
    throw $match.needsDisambiguationError(among: similar, dialog: "Which \(name)?")
  }
}

/// Who am I writing as?
struct WhoAmIIntent: AppIntent {
  static let title: LocalizedStringResource = "Get My Handle"

  func perform() -> some IntentResult & ReturnsValue<IntentPerson> {
    let me = IntentPerson(
      identifier: .unknown, name: .displayName("Me"),
      handle: IntentPerson.Handle(phoneNumber: "+1 555 0100"), isMe: true)
    return .result(value: me)
  }
}
