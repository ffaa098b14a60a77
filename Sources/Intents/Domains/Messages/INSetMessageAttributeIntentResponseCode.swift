// SPDX-License-Identifier: Apache-2.0

/// How far an app got with marking messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageNotFound, failureMessageAttributeNotSet
}
