// SPDX-License-Identifier: Apache-2.0

/// Under which conditions an app may be asked to do something, as its Info.plist says.
public struct AppAccess: Hashable, Sendable {
  /// The app's own words for why it wants to be used.
  public var usageDescription: String?

  /// The intents that are handled only while the device is unlocked.
  public var restrictedWhileLocked: Set<IntentID>

  /// The intents that need data which a locked device keeps sealed.
  public var restrictedWhileProtected: Set<IntentID>

  public init(
    usageDescription: String? = nil, restrictedWhileLocked: Set<IntentID> = [],
    restrictedWhileProtected: Set<IntentID> = []
  ) {
    self.usageDescription = usageDescription
    self.restrictedWhileLocked = restrictedWhileLocked
    self.restrictedWhileProtected = restrictedWhileProtected
  }
}
