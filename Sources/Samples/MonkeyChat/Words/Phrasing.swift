// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

/// The app's facts in the words of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  /// A text of the app's, which may name the app.
  func text(_ key: String, _ values: [String: String] = [:]) -> String {
    wording.text(key, values.merging(["app": appName]) { own, _ in own })
  }

  func names(_ parties: [Party]) -> String { wording.list(parties.map(\.name), .and) }
}

extension Phrasing {
  func message(_ message: Message) -> INMessage {
    INMessage(
      identifier: String(message.number), conversationIdentifier: message.conversation,
      content: message.content, dateSent: message.sentAt,
      sender: message.sender.map(person) ?? me, recipients: message.recipients.map(person),
      groupName: message.group.map(name), messageType: .text)
  }

  /// A card with the message and its recipients.
  func card(_ draft: Draft, isSent: Bool) -> INUISnippet {
    let receiver =
      switch draft.receiver {
      case .people(let people): names(people)
      case .group(let group): group.name
      }
    return INUISnippet(
      title: text(isSent ? "card.sent" : "card.draft"),
      lines: [.init(receiver, label: text("card.to")), .init(draft.content)])
  }
}

extension Phrasing {
  /// The reason for a refusal, as a whole sentence.
  func reason(_ problem: ChatProblem) -> String {
    let key = "reason.\(problem.code)"
    return switch problem {
    case .messageTooLong(let limit): text(key, ["limit": String(limit)])
    case .unknownPerson(let name), .unknownGroup(let name): text(key, ["name": name])
    case .noVideo(let names): text(key, ["people": wording.list(names, .and)])
    default: text(key)
    }
  }

  func error(_ problem: ChatProblem) -> HandlerError {
    HandlerError(code: problem.code, say: reason(problem))
  }
}

extension Phrasing {
  func record(_ call: Call) -> INCallRecord {
    let type: INCallRecordType =
      switch call.kind {
      case .outgoing: .outgoing
      case .missed: .missed
      case .received: .received
      }
    return INCallRecord(
      identifier: String(call.number), dateCreated: call.startedAt, callRecordType: type,
      callCapability: call.isVideo ? .videoCall : .audioCall, callDuration: call.seconds,
      unseen: !call.isSeen, participants: call.parties.map(person), numberOfCalls: 1)
  }

  /// The activity with which the app goes on with a call.
  func activity(_ call: Call, type: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    let key = call.isVideo ? "activity.videoCall" : "activity.audioCall"
    activity.title = text(key, ["people": names(call.parties)])
    activity.userInfo = [
      "call": String(call.number),
      "contacts": call.parties.map { $0.contact ?? $0.name }.joined(separator: ","),
      "callCapability": call.isVideo ? "videoCall" : "audioCall",
    ]
    return activity
  }
}

extension Phrasing {
  /// - Parameter name: replaces the contact's name where that is not enough.
  func person(_ contact: Contact, as name: String? = nil) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: contact.handle, type: .unknown), nameComponents: nil,
      displayName: name ?? contact.name, image: nil, contactIdentifier: nil,
      customIdentifier: contact.id)
  }

  func person(_ party: Party) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: party.name, image: nil, contactIdentifier: party.systemContact,
      customIdentifier: party.contact)
  }

  /// People to choose from: people of the same name are told apart by their handles.
  func choices(_ contacts: [Contact]) -> [INPerson] {
    contacts.map { contact in
      let isAlone = contacts.filter { $0.name.matchingKey == contact.name.matchingKey }.count == 1
      let values = ["name": contact.name, "handle": contact.handle]
      return person(contact, as: isAlone ? nil : text("person.namesake", values))
    }
  }

  func name(of group: Group) -> INSpeakableString {
    INSpeakableString(identifier: group.id, spokenPhrase: group.name, pronunciationHint: nil)
  }

  /// The user.
  var me: INPerson {
    INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: text("person.me"), image: nil, contactIdentifier: nil, customIdentifier: nil,
      isMe: true)
  }
}
