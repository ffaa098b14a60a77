// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The meaning of a response's code. It is read from the name, so that it works for every intent.
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

  /// Whether the turn's result already says everything that the code says.
  var isPlain: Bool {
    ["unspecified", "ready", "success", "failure", "continueInApp", "inProgress"].contains(name)
  }
}
