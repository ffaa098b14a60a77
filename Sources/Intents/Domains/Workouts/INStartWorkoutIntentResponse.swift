// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a workout.
public final class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartWorkoutIntentResponseCode

  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
