// SPDX-License-Identifier: Apache-2.0

/// What an app says of a workout it was to end.
public final class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INEndWorkoutIntentResponseCode

  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
