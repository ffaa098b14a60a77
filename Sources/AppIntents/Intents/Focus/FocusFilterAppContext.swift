// SPDX-License-Identifier: Apache-2.0

/// The changes that a focus filter makes in the app.
public struct FocusFilterAppContext {
  /// Which notifications are shown.
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?

  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}
