// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles what a user says of a ride.
///
/// Of each method an app implements one of the two forms, or neither.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Says whether it could be done, before it is.
  func confirm(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
  public func confirm(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(sendRideFeedback: intent) }
  }

  public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(sendRideFeedback: intent) }
  }

  public func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)
  }
}
