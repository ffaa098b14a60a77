// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Makes calls without a picture, for assistants that use the older intent.
final class StartAudioCallHandler: NSObject, INStartAudioCallIntentHandling {
  private let desk: Desk
  private let board: Switchboard

  init(_ desk: Desk) {
    self.desk = desk
    board = Switchboard(desk: desk)
  }

  func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    await board.agree(to: intent.destinationType)
  }

  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    if let people = intent.contacts, !people.isEmpty {
      return await desk.agree(to: people) { person, phrasing in
        .unsupported(saying: phrasing.reason(.unknownPerson(person.displayName)))
      }
    }
    guard intent.destinationType == .redial else { return [.needsValue()] }
    return await board.redial { .unsupported(saying: $0.reason(.nobodyToRedial)) }
  }

  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await serve { _ in
      try await desk.store.requireSession()
      return .init(code: .ready, userActivity: nil)
    }
  }

  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await serve { phrasing in
      let activity = try await board.place(
        intent, to: intent.contacts, isVideo: false, phrasing)
      return .init(code: .continueInApp, userActivity: activity)
    }
  }

  private func serve(
    _ work: (Phrasing) async throws -> INStartAudioCallIntentResponse
  ) async -> INStartAudioCallIntentResponse {
    await desk.serve(
      orElse: .init(code: .failure, userActivity: nil),
      loggedOut: .init(code: .failureAppConfigurationRequired, userActivity: nil), work)
  }
}
