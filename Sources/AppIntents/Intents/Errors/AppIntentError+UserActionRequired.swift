// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// Something is missing that only the user can do.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError(
      "appIntents.error.accountSetup", "Set up your account first.")
    public static let confirmation = AppIntentError(
      "appIntents.error.confirmation", "Confirm it first.")
    public static let signin = AppIntentError("appIntents.error.signin", "Sign in first.")
  }
}
