// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Makes calls without a picture, for assistants that use the older intent.
final class StartAudioCallHandler: NSObject, INStartAudioCallIntentHandling {
  private let board: Switchboard

  init(_ board: Switchboard) { self.board = board }

  func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    await board.agree(to: intent.destinationType)
  }

  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    if let people = intent.contacts, !people.isEmpty {
      return await board.desk.agree(to: people)
    }
    guard intent.destinationType == .redial else { return [.needsValue()] }
    return await board.redial { .unsupported(saying: $0.reason(.nobodyToRedial)) }
  }

  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await board.confirm()
  }

  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await board.call(intent, to: intent.contacts, isVideo: false)
  }
}
