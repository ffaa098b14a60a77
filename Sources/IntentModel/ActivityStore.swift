// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps the places of apps that can be found by searching. Every call reads or writes the disk, and throws what
/// went wrong there.
public protocol ActivityStore: Sendable {
  /// Keeps a place, in the place of the app's earlier one of the same identity.
  func keep(_ activity: UserActivity, of app: AppID, at date: Date) throws

  /// Forgets places of an app at once, by the app's own names for them; nil for all of them.
  func removeActivities(of app: AppID, _ ids: Set<String>?) throws

  /// All that can be found, those that the user was at last first.
  func activities() throws -> [ShortcutStep]
}
