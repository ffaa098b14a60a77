// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Sends written messages to people or to a group.
final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  // MARK: Agreeing

  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    guard intent.speakableGroupName == nil else { return [.notRequired()] }
    guard let people = intent.recipients, !people.isEmpty else { return [.needsValue()] }
    return await desk.agree(to: people) { _, _ in .unsupported(forReason: .noAccount) }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await desk.agree { _ in
      guard let content = intent.content, content.contains(where: { !$0.isWhitespace }) else {
        return .needsValue()
      }
      return .success(with: try Draft.checked(content))
    }
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let name = intent.speakableGroupName else { return .notRequired() }
    return await desk.agree(to: name)
  }

  /// Offers a written message instead of a spoken one: there is no microphone here.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult {
    switch intent.outgoingMessageType {
    case .unknown: .notRequired()
    case .outgoingMessageText: .success(with: .outgoingMessageText)
    case .outgoingMessageAudio: .confirmationRequired(with: .outgoingMessageText)
    }
  }

  // MARK: Acting

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await serve { _ in
      try await desk.store.requireSession()
      _ = try await draft(intent)
      return INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await serve { phrasing in
      let sent = try await desk.store.send(try await draft(intent))
      let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
      response.sentMessages = [phrasing.message(sent)]
      return response
    }
  }

  private func serve(
    _ work: (Phrasing) async throws -> INSendMessageIntentResponse
  ) async -> INSendMessageIntentResponse {
    await desk.serve(
      orElse: .init(code: .failure, userActivity: nil),
      loggedOut: .init(code: .failureRequiringInAppAuthentication, userActivity: nil), work)
  }

  private func draft(_ intent: INSendMessageIntent) async throws -> Draft {
    try Draft(
      intent, desk.stamp(intent), book: try await desk.store.book(),
      groups: try await desk.store.groups())
  }
}

extension SendMessageHandler: INUIHostedSnippetProviding {
  /// Shows the message, before and after it is sent.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    guard let intent = interaction.intent as? INSendMessageIntent,
      let draft = try? await draft(intent)
    else { return nil }
    let isSent = interaction.intentHandlingStatus == .success
    return desk.phrasing.card(draft, isSent: isSent)
  }
}
