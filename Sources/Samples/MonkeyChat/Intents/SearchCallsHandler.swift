// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Finds earlier calls.
final class SearchCallsHandler: NSObject, INSearchCallHistoryIntentHandling {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  /// Refuses kinds of call that the history doesn't have.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent
  ) async -> INCallRecordTypeOptionsResolutionResult {
    await desk.agree { _ in
      guard !intent.callTypes.contains(.voicemail) else { throw ChatProblem.noVoicemail }
      return intent.callTypes.isEmpty ? .notRequired() : .success(with: intent.callTypes)
    }
  }

  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    let answers: [INPersonResolutionResult] = await desk.agreeIfNamed(
      to: intent.recipient.map { [$0] })
    return answers[0]
  }

  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await desk.serve(
      orElse: .init(code: .failure, userActivity: nil),
      loggedOut: .init(code: .failureAppConfigurationRequired, userActivity: nil)
    ) { phrasing in
      let search = CallSearch(intent, desk.stamp(intent), book: try await desk.store.book())
      let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
      response.callRecords = try await desk.store.calls(search).map(phrasing.record)
      return response
    }
  }
}
