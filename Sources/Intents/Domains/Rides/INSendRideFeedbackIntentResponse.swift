// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to rate a ride or to tip its driver.
public final class INSendRideFeedbackIntentResponse: _INCodedResponse<
  INSendRideFeedbackIntentResponseCode
>, @unchecked Sendable
{}
