// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The user has to do something first.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError(
      "appIntents.error.accountSetup", "Set up your account first.")
    public static let confirmation = AppIntentError(
      "appIntents.error.confirmation", "Confirm it first.")
    public static let signin = AppIntentError("appIntents.error.signin", "Sign in first.")
  }
}
