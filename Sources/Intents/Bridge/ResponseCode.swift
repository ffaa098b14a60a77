// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What the name of a response's code says, whichever intent's it is.
struct ResponseCode {
  let name: String
  private let successes: Set<String>

  init(of response: INIntentResponse) {
    name = response.codeName
    successes = type(of: response).successCodes
  }

  var status: INIntentHandlingStatus {
    switch name {
    case "unspecified": .unspecified
    case "ready": .ready
    case "inProgress": .inProgress
    case "continueInApp", "handleInApp": .deferredToApplication
    case "userConfirmationRequired": .userConfirmationRequired
    case _ where successes.contains(name): .success
    default: .failure
    }
  }

  /// Whether the app takes over.
  var opensApp: Bool {
    status == .deferredToApplication || name == "failureRequiringAppLaunch"
  }

  var isFailure: Bool { status == .failure && !opensApp }

  /// Whether the turn's result says all of it.
  var isPlain: Bool {
    ["unspecified", "ready", "success", "failure", "continueInApp", "inProgress"].contains(name)
  }
}
