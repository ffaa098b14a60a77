// SPDX-License-Identifier: Apache-2.0
import Foundation

struct Person: Identifiable, Equatable, Sendable {
  var id: String
  var givenName: String
  var familyName: String
  var email: String?
  var isBlocked = false

  var fullName: String { "\(givenName) \(familyName)" }
}

struct Conversation: Identifiable, Equatable, Sendable {
  var id: Int
  var topic: String
  var memberIDs: [String]
  var mutedUntil: Date?
  var lastLine = ""
}

struct Message: Identifiable, Equatable, Sendable {
  var id = UUID()
  var conversationID: Int
  var text: String
  var sendAt: Date?
}

/// People, conversations and what has been sent.
@MainActor
final class MessageCenter {
  static let shared = MessageCenter()

  private(set) var people = [
    Person(id: "ann", givenName: "Ann", familyName: "Okafor", email: "ann@example.com"),
    Person(id: "anna", givenName: "Anna", familyName: "Lind"),
    Person(id: "bo", givenName: "Bo", familyName: "Berg", email: "bo@example.com"),
  ]
  private(set) var conversations = [
    Conversation(id: 1, topic: "Choir", memberIDs: ["ann", "bo"]),
    Conversation(id: 2, topic: "Choir Trip", memberIDs: ["ann", "anna", "bo"]),
  ]
  private(set) var sent: [Message] = []
  var isSignedIn = true

  private init() {}

  func add(_ person: Person) {
    people.append(person)
  }

  /// The conversation with nobody but this person; made when there is none.
  func conversation(with person: Person.ID) -> Conversation {
    if let old = conversations.first(where: { $0.memberIDs == [person] }) {
      return old
    }
    let name = people.first { $0.id == person }?.fullName ?? person
    let new = Conversation(id: conversations.count + 1, topic: name, memberIDs: [person])
    conversations.append(new)
    return new
  }

  @discardableResult
  func send(_ text: String, to conversation: Conversation.ID, at date: Date? = nil) -> Message {
    let message = Message(conversationID: conversation, text: text, sendAt: date)
    sent.append(message)
    update(conversation) { $0.lastLine = text }
    return message
  }

  func update(_ id: Conversation.ID, _ edit: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    edit(&conversations[index])
  }

  func remove(_ ids: [Conversation.ID]) {
    conversations.removeAll { ids.contains($0.id) }
  }
}
