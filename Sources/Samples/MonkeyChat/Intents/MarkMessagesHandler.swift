// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Marks messages as read, flagged and so on: the messages that were named, else those shown last,
/// else the usual ones for the mark.
final class MarkMessagesHandler: NSObject, INSetMessageAttributeIntentHandling {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult {
    await desk.agree { _ in
      guard intent.attribute != .unknown else { return .needsValue() }
      guard Mark(intent.attribute) != nil else { throw ChatProblem.noVoiceMessages }
      return .success(with: intent.attribute)
    }
  }

  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await desk.serve(orElse: .init(code: .failure, userActivity: nil)) { _ in
      try await desk.store.requireSession()
      return .init(code: .ready, userActivity: nil)
    }
  }

  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await desk.serve(orElse: .init(code: .failure, userActivity: nil)) { _ in
      guard let mark = Mark(intent.attribute) else {
        return .init(code: .failureMessageAttributeNotSet, userActivity: nil)
      }
      let stamp = desk.stamp(intent)
      let named = intent.identifiers.map { $0.compactMap { Int($0) } }
      do {
        try await desk.store.mark(
          named ?? desk.lastFound.numbers(at: stamp.date), as: mark, for: stamp.id)
        return .init(code: .success, userActivity: nil)
      } catch ChatProblem.messageNotFound {
        return .init(code: .failureMessageNotFound, userActivity: nil)
      }
    }
  }
}
