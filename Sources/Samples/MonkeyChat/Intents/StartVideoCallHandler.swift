// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Makes calls with a picture, for assistants that use the older intent.
final class StartVideoCallHandler: NSObject, INStartVideoCallIntentHandling {
  private let desk: Desk
  private let board: Switchboard

  init(_ desk: Desk) {
    self.desk = desk
    board = Switchboard(desk: desk)
  }

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
    let answer: INPersonResolutionResult = await desk.agree { _ in
      try await board.checkVideo([person])
      return .unanswered()
    }
    return answer.outcome == .unanswered ? nil : answer
  }

  private func answer(for person: INPerson) async -> INPersonResolutionResult {
    await desk.agree(to: [person]) { person, phrasing in
      .unsupported(saying: phrasing.reason(.unknownPerson(person.displayName)))
    }[0]
  }

  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await serve { _ in
      try await desk.store.requireSession()
      return .init(code: .ready, userActivity: nil)
    }
  }

  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await serve { phrasing in
      let activity = try await board.place(intent, to: intent.contacts, isVideo: true, phrasing)
      return .init(code: .continueInApp, userActivity: activity)
    }
  }

  private func serve(
    _ work: (Phrasing) async throws -> INStartVideoCallIntentResponse
  ) async -> INStartVideoCallIntentResponse {
    await desk.serve(
      orElse: .init(code: .failure, userActivity: nil),
      loggedOut: .init(code: .failureAppConfigurationRequired, userActivity: nil), work)
  }
}
