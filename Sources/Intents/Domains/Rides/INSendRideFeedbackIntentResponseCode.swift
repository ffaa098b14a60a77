// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INSendRideFeedbackIntentResponse`` answers.
public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
  case unspecified, ready, success, failure
}
