// SPDX-License-Identifier: Apache-2.0

/// How far an app got with finding photos.
public enum INSearchForPhotosIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
}
