// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct SendMessageIntent: AccountIntent {
  static let title: LocalizedStringResource = "Send Message"
  static let description = IntentDescription(
    "Sends a message to a person or into a thread.",
    categoryName: "Messages",
    searchKeywords: ["text", "write", "tell"]
  )

  @Parameter(
    title: "Person",
    requestValueDialog: "Who is it for?",
    requestDisambiguationDialog: "Which one?"
  )
  var person: PersonEntity?

  @Parameter(title: "Thread")
  var thread: ThreadEntity?

  @Parameter(title: "Message")
  var text: String?

  @Parameter(title: "Ask Before Sending", default: true)
  var asksFirst: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$thread, .hasAnyValue) {
      Summary("Send \(\.$text) to \(\.$thread)") {
        \.$asksFirst
      }
    } otherwise: {
      Summary("Send \(\.$text) to \(\.$person)") {
        \.$thread
        \.$asksFirst
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<ThreadEntity> & ProvidesDialog {
    try await checkAccount()

    let target = try await findThread()
    let words = try await $text.text(asking: "What do you want to say to \(target.topic)?")

    if asksFirst {
      try await requestConfirmation(
        actionName: .send, dialog: "Send “\(words)” to \(target.topic)?")
    } else if target.memberCount > 10 {
      try await requestConfirmation(
        conditions: .lowConfidenceSource,
        actionName: .post,
        dialog: IntentDialog("\(target.memberCount) people will read this.")
      )
    }

    await MessageCenter.shared.send(words, to: target.id)
    return .result(
      value: target,
      dialog: .init(full: "Sent “\(words)” to \(target.topic).", supporting: "Sent.")
    )
  }

  private func findThread() async throws -> ThreadEntity {
    if let thread { return thread }
    let person = try await findPerson()
    return await ThreadEntity(MessageCenter.shared.conversation(with: person.id))
  }

  private func findPerson() async throws -> PersonEntity {
    if let person { return person }
    let everyone = await PersonEntity.all()
    guard everyone.count > 1 else { throw $person.needsValueError() }
    let chosen = try await $person.requestDisambiguation(among: everyone, dialog: "To whom?")
    person = chosen
    return chosen
  }
}
