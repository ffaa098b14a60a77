// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to resume a workout.
public final class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INResumeWorkoutIntentResponseCode

  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
