// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to rate a ride or to tip its driver.
///
/// Each method has two forms, and an app implements one of them. A `confirm` that is left out
/// answers ready, and a `handle` that is left out answers failure.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Says beforehand whether the request can be carried out.
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
