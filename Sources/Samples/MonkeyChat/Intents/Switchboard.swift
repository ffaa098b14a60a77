// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// What the three kinds of call have in common.
struct Switchboard: Sendable {
  let desk: Desk

  /// Agrees to what a call goes to: people alone can be called.
  func agree(
    to destination: INCallDestinationType
  ) async -> INCallDestinationTypeResolutionResult {
    await desk.agree { phrasing in
      switch destination {
      case .unknown: return .notRequired()
      case .voicemail: throw ChatProblem.noVoicemail
      // Nothing else would help, so that nothing is asked.
      case .emergency: return .failed(with: phrasing.error(.noEmergencyCalls))
      case .normal, .redial, .callBack: return .success(with: destination)
      }
    }
  }

  /// Agrees to everybody of the last call that was made, where nobody is named.
  ///
  /// - Parameter nobody: what is said to a user who has called nobody yet.
  func redial<Answer: INPersonResolutionResult>(
    orElse nobody: (Phrasing) -> Answer
  ) async -> [Answer] {
    await desk.agreeToAll { phrasing in
      let last = try await desk.store.calls(CallSearch(kinds: [.outgoing], isLatest: true)).first
      return last?.parties.map { .success(with: phrasing.person($0)) } ?? [nobody(phrasing)]
    }
  }

  /// Refuses people who can't be seen.
  func checkVideo(_ people: [INPerson]?) async throws {
    let unseen = try await desk.store.book().withoutVideo(people)
    guard unseen.isEmpty else { throw ChatProblem.noVideo(unseen) }
  }

  /// Writes a call into the history and tells where the app goes on with it.
  func place(
    _ intent: INIntent, to people: [INPerson]?, isVideo: Bool, _ phrasing: Phrasing
  ) async throws -> NSUserActivity {
    if isVideo { try await checkVideo(people) }
    let stamp = desk.stamp(intent)
    let parties = try await desk.store.book().parties(people)
    let call = try await desk.store.place(
      CallPlan(id: stamp.id, parties: parties, isVideo: isVideo, date: stamp.date))
    return phrasing.activity(call, type: "\(type(of: intent))")
  }
}
