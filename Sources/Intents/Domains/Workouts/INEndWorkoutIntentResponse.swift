// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to end a workout.
public final class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INEndWorkoutIntentResponseCode

  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
