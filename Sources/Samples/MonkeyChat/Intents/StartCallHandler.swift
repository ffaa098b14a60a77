// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Makes calls, which go on in the app.
final class StartCallHandler: NSObject, INStartCallIntentHandling {
  private let board: Switchboard

  init(_ board: Switchboard) { self.board = board }

  // MARK: Agreeing

  func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    await board.agree(to: intent.destinationType)
  }

  /// Finds the last caller who fits the request.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult {
    guard intent.destinationType == .callBack || intent.callRecordFilter != nil else {
      return .notRequired()
    }
    return await board.desk.agree { phrasing in
      guard let call = try await callToReturn(intent) else {
        return INStartCallCallRecordToCallBackResolutionResult.unsupported(
          forReason: .noMatchingCall)
      }
      return .success(with: phrasing.record(call))
    }
  }

  func resolveContacts(
    for intent: INStartCallIntent
  ) async -> [INStartCallContactResolutionResult] {
    if let people = intent.contacts, !people.isEmpty {
      return await board.desk.agree(to: people) { _, _ in .unsupported(forReason: .noContactFound) }
    }
    if intent.callRecordToCallBack != nil { return await callers(intent) }
    guard intent.destinationType == .redial else { return [.needsValue()] }
    return await board.redial { _ in .unsupported(forReason: .noCallHistoryForRedial) }
  }

  /// Chooses a call without a picture, unless one is asked for.
  func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult {
    guard intent.callCapability == .videoCall else { return .success(with: .audioCall) }
    return await board.desk.agree { _ in
      let unseen = try await board.desk.store.book().withoutVideo(intent.contacts)
      return unseen.isEmpty
        ? .success(with: .videoCall) : .unsupported(forReason: .videoCallUnsupported)
    }
  }

  private func callers(_ intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    await board.desk.agreeToAll { phrasing in
      try await callToReturn(intent)?.parties.map { .success(with: phrasing.person($0)) }
        ?? [.needsValue()]
    }
  }

  /// The call that was agreed on, else the last one that fits.
  private func callToReturn(_ intent: INStartCallIntent) async throws -> Call? {
    if let record = intent.callRecordToCallBack {
      return try await board.desk.store.call(record.identifier)
    }
    let search = CallSearch(intent.callRecordFilter, book: try await board.desk.store.book())
    return try await board.desk.store.calls(search).first
  }

  // MARK: Acting

  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await board.confirm()
  }

  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await board.call(intent, to: intent.contacts, isVideo: intent.callCapability == .videoCall)
  }
}
