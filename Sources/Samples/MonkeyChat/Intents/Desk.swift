// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Where requests are served: the data, and the words for the user.
struct Desk: Sendable {
  let store: ChatStore

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?
  let lastFound = LastFound()

  /// The words of the user who is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  func stamp(_ intent: INIntent) -> RequestStamp { RequestStamp(intent, timeZone: timeZone) }

  /// Agrees to a value. Problems with the value or with the data are reported in the user's words.
  ///
  /// A user who isn't logged in can't mend that with another value: it ends the request.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (Phrasing) async throws -> Answer
  ) async -> Answer {
    await agreeToAll { [try await check($0)] }[0]
  }

  /// Agrees to several values at once, or to none of them.
  func agreeToAll<Answer: INIntentResolutionResult>(
    _ check: (Phrasing) async throws -> [Answer]
  ) async -> [Answer] {
    let phrasing = phrasing
    do {
      return try await check(phrasing)
    } catch ChatProblem.notLoggedIn {
      return [.failed(with: phrasing.error(.notLoggedIn))]
    } catch let problem as ChatProblem {
      return [.unsupported(saying: phrasing.reason(problem))]
    } catch {
      return [.failed(with: phrasing.failure(error))]
    }
  }

  /// Does a piece of work that answers, and gives the reason in the user's words where it fails.
  ///
  /// - Parameter loggedOut: SiriKit's answer for a user who must log in first; nil if it has none.
  func serve<Answer: INIntentResponse>(
    orElse failed: Answer, loggedOut: Answer? = nil, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch ChatProblem.notLoggedIn where loggedOut != nil {
      return loggedOut ?? failed
    } catch let problem as ChatProblem {
      failed.failure = phrasing.error(problem)
    } catch {
      failed.failure = phrasing.failure(error)
    }
    return failed
  }
}

extension Desk {
  /// Agrees to each of several people.
  ///
  /// - Parameter unknown: makes the answer for somebody nobody knows.
  func agree<Answer: INPersonResolutionResult>(
    to people: [INPerson],
    unknown: (INPerson, Phrasing) -> Answer = { person, phrasing in
      .unsupported(saying: phrasing.reason(.unknownPerson(person.displayName)))
    }
  ) async -> [Answer] {
    var answers: [Answer] = []
    for person in people {
      answers.append(
        await agree { phrasing in
          try await answer(for: person, phrasing) ?? unknown(person, phrasing)
        })
    }
    return answers
  }

  /// Agrees to people who are optional, as in a search.
  func agreeIfNamed<Answer: INPersonResolutionResult>(to people: [INPerson]?) async -> [Answer] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    return await agree(to: people)
  }

  /// Nil for an unknown person. If a name fits more than ten people, the assistant itself asks for
  /// more of it.
  private func answer<Answer: INPersonResolutionResult>(
    for person: INPerson, _ phrasing: Phrasing
  ) async throws -> Answer? {
    switch try await store.book().match(person) {
    case .contact(let contact): .success(with: phrasing.person(contact))
    case .likely(let contact): .confirmationRequired(with: phrasing.person(contact))
    case .several(let contacts): .disambiguation(with: phrasing.choices(contacts))
    case .systemContact: .success(with: person)
    case .nobody: nil
    }
  }

  /// Agrees to the name of a group.
  func agree(to name: INSpeakableString) async -> INSpeakableStringResolutionResult {
    await agree { phrasing in
      let groups = try await store.groups().meant(by: name)
      guard let first = groups.first else { throw ChatProblem.unknownGroup(name.spokenPhrase) }
      return groups.count == 1
        ? .success(with: phrasing.name(of: first))
        : .disambiguation(with: groups.map(phrasing.name))
    }
  }
}

/// The app's intents extension: finds the handler of each intent.
final class ChatIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self,
    INStartCallIntent.self, INStartAudioCallIntent.self, INStartVideoCallIntent.self,
    INSearchCallHistoryIntent.self,
  ]

  private let desk: Desk
  private let board: Switchboard

  init(_ desk: Desk) {
    self.desk = desk
    board = Switchboard(desk: desk)
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: SendMessageHandler(desk)
    case is INSearchForMessagesIntent: SearchMessagesHandler(desk)
    case is INSetMessageAttributeIntent: MarkMessagesHandler(desk)
    case is INStartCallIntent: StartCallHandler(board)
    case is INStartAudioCallIntent: StartAudioCallHandler(board)
    case is INStartVideoCallIntent: StartVideoCallHandler(board)
    case is INSearchCallHistoryIntent: SearchCallsHandler(desk)
    default: nil
    }
  }
}
