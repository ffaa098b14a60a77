// SPDX-License-Identifier: Apache-2.0

/// What an app says of a workout it was to pause.
public final class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPauseWorkoutIntentResponseCode

  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
