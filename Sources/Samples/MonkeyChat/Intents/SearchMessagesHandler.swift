// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Finds messages.
final class SearchMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  // MARK: Agreeing

  func resolveSenders(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    await desk.agreeIfNamed(to: intent.senders)
  }

  func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    await desk.agreeIfNamed(to: intent.recipients)
  }

  func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult {
    await desk.agree { _ in
      guard !intent.attributes.contains(.played) else { throw ChatProblem.noVoiceMessages }
      return intent.attributes.isEmpty ? .notRequired() : .success(with: intent.attributes)
    }
  }

  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] {
    guard let names = intent.speakableGroupNames, !names.isEmpty else { return [.notRequired()] }
    var answers: [INSpeakableStringResolutionResult] = []
    for name in names { answers.append(await desk.agree(to: name)) }
    return answers
  }

  // MARK: Acting

  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await desk.serve(
      orElse: .init(code: .failure, userActivity: nil),
      loggedOut: .init(code: .failureRequiringInAppAuthentication, userActivity: nil)
    ) { phrasing in
      do {
        let found = try await desk.store.messages(try await search(intent))
        desk.lastFound.keep(found, at: desk.stamp(intent).date)
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = found.map(phrasing.message)
        return response
      } catch ChatProblem.tooManyMessages {
        return .init(code: .failureMessageTooManyResults, userActivity: nil)
      }
    }
  }

  private func search(_ intent: INSearchForMessagesIntent) async throws -> MessageSearch {
    MessageSearch(
      intent, desk.stamp(intent), book: try await desk.store.book(),
      groups: try await desk.store.groups())
  }
}
