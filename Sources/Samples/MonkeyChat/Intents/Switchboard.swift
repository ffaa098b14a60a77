// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// The work that the three intents for calls share.
struct Switchboard: Sendable {
  let desk: Desk

  /// Agrees to the destination of a call: only people can be called.
  func agree(
    to destination: INCallDestinationType
  ) async -> INCallDestinationTypeResolutionResult {
    await desk.agree { phrasing in
      switch destination {
      case .unknown: return .notRequired()
      case .voicemail: throw ChatProblem.noVoicemail
      // No other value would help, so the request ends here.
      case .emergency: return .failed(with: phrasing.error(.noEmergencyCalls))
      case .normal, .redial, .callBack: return .success(with: destination)
      }
    }
  }

  /// Agrees to everybody of the last outgoing call, if nobody is named.
  ///
  /// - Parameter nobody: makes the answer for a user who has called nobody yet.
  func redial<Answer: INPersonResolutionResult>(
    orElse nobody: (Phrasing) -> Answer
  ) async -> [Answer] {
    await desk.agreeToAll { phrasing in
      let last = try await desk.store.calls(CallSearch(kinds: [.outgoing], isLatest: true)).first
      return last?.parties.map { .success(with: phrasing.person($0)) } ?? [nobody(phrasing)]
    }
  }

  /// Refuses people without video.
  func checkVideo(_ people: [INPerson]?) async throws {
    let unseen = try await desk.store.book().withoutVideo(people)
    guard unseen.isEmpty else { throw ChatProblem.noVideo(unseen) }
  }

  /// Says whether calls are possible: only a user who is logged in makes any.
  func confirm<Answer: CallAnswer>() async -> Answer {
    await serve { _ in
      try await desk.store.requireSession()
      return Answer(code: .ready, userActivity: nil)
    }
  }

  /// Makes a call, which goes on in the app.
  func call<Answer: CallAnswer>(
    _ intent: INIntent, to people: [INPerson]?, isVideo: Bool
  ) async -> Answer {
    await serve { phrasing in
      let activity = try await place(intent, to: people, isVideo: isVideo, phrasing)
      return Answer(code: .continueInApp, userActivity: activity)
    }
  }

  private func serve<Answer: CallAnswer>(
    _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    await desk.serve(
      orElse: Answer(code: .failure, userActivity: nil),
      loggedOut: Answer(code: .failureAppConfigurationRequired, userActivity: nil), work)
  }

  /// Writes a call into the history, and tells the app where to go on with it.
  private func place(
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

/// The answer to one of the three intents for calls.
protocol CallAnswer: INIntentResponse {
  associatedtype Code: CallCode

  init(code: Code, userActivity: NSUserActivity?)
}

/// The codes that all answers about calls have.
protocol CallCode {
  static var ready: Self { get }
  static var continueInApp: Self { get }
  static var failure: Self { get }
  static var failureAppConfigurationRequired: Self { get }
}

extension INStartCallIntentResponse: CallAnswer {}
extension INStartAudioCallIntentResponse: CallAnswer {}
extension INStartVideoCallIntentResponse: CallAnswer {}

extension INStartCallIntentResponseCode: CallCode {}
extension INStartAudioCallIntentResponseCode: CallCode {}
extension INStartVideoCallIntentResponseCode: CallCode {}
