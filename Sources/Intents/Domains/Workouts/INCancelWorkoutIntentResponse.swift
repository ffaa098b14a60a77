// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to cancel a workout.
public final class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INCancelWorkoutIntentResponseCode

  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
