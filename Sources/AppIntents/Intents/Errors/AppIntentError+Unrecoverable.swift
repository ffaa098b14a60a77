// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The intent can't be performed, and nothing can be done about it here.
  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError(
      "appIntents.error.entityNotFound", "It can’t be found.")
    public static let featureCurrentlyRestricted = AppIntentError(
      "appIntents.error.featureCurrentlyRestricted", "That isn’t available right now.")
    public static let networkFailure = AppIntentError(
      "appIntents.error.networkFailure", "There is no connection to the internet.")
    public static let notAllowed = AppIntentError(
      "appIntents.error.notAllowed", "That isn’t allowed.")
    public static let partialFailure = AppIntentError(
      "appIntents.error.partialFailure", "Only a part of it could be done.")
    public static let unknown = AppIntentError(
      "appIntents.error.unknown", "That didn’t work.")
    public static let unsupportedOnDevice = AppIntentError(
      "appIntents.error.unsupportedOnDevice", "That isn’t possible on this device.")
  }
}
