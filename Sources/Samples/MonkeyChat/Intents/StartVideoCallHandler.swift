// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Makes calls with a picture, for assistants that use the older intent.
final class StartVideoCallHandler: NSObject, INStartVideoCallIntentHandling {
  private let board: Switchboard

  init(_ board: Switchboard) { self.board = board }

  /// Agrees to people who have video.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    guard let people = intent.contacts, !people.isEmpty else { return [.needsValue()] }
    var answers: [INPersonResolutionResult] = []
    for person in people {
      let (refusal, answer) = (await refusal(of: person), await answer(for: person))
      answers.append(refusal ?? answer)
    }
    return answers
  }

  /// The refusal for somebody without video; nil for anybody else.
  private func refusal(of person: INPerson) async -> INPersonResolutionResult? {
    let answer: INPersonResolutionResult = await board.desk.agree { _ in
      try await board.checkVideo([person])
      return .unanswered()
    }
    return answer.outcome == .unanswered ? nil : answer
  }

  private func answer(for person: INPerson) async -> INPersonResolutionResult {
    await board.desk.agree(to: [person])[0]
  }

  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await board.confirm()
  }

  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await board.call(intent, to: intent.contacts, isVideo: true)
  }
}
