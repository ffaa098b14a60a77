// SPDX-License-Identifier: Apache-2.0

/// What an app says of a workout it was to resume.
public final class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INResumeWorkoutIntentResponseCode

  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
