// SPDX-License-Identifier: Apache-2.0

/// How far an app got with finding earlier calls.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch
  /// The app has to be set up first.
  case failureAppConfigurationRequired
  case inProgress, success
}
