// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  /// The user has to give the app a permission first.
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError(
      "appIntents.error.bluetooth", "Allow the app to use Bluetooth first.")
    public static let contacts = AppIntentError(
      "appIntents.error.contacts", "Allow the app to see your contacts first.")
    public static let localNetwork = AppIntentError(
      "appIntents.error.localNetwork", "Allow the app to use the local network first.")
    public static let photos = AppIntentError(
      "appIntents.error.photos", "Allow the app to see your photos first.")
    public static let siri = AppIntentError(
      "appIntents.error.siri", "Allow the app to use the assistant first.")

    public static func location(precise: Bool = false) -> AppIntentError {
      precise
        ? AppIntentError(
          "appIntents.error.preciseLocation", "Allow the app to see exactly where you are first.")
        : AppIntentError(
          "appIntents.error.location", "Allow the app to see where you are first.")
    }
  }
}
