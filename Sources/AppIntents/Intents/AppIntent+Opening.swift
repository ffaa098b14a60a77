// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Whether the app is opened to perform the intent.
  static var opensApp: Bool {
    openAppWhenRun || !supportedModes.isEmpty && !supportedModes.contains(.background)
  }
}
