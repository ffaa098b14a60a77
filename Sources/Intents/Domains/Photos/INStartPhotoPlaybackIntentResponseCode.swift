// SPDX-License-Identifier: Apache-2.0

/// How far an app got with playing a slideshow.
public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
}
