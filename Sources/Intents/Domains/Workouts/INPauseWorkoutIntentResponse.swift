// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to pause a workout.
public final class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPauseWorkoutIntentResponseCode

  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
