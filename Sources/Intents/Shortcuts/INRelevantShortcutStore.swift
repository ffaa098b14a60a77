// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes the shortcuts that are of use at certain times.
public final class INRelevantShortcutStore: NSObject, Sendable {
  public static let `default` = INRelevantShortcutStore()

  /// Replaces those the app gave before.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ShortcutBoard.shared.change { $0.relevant = shortcuts }
    completionHandler?(nil)
  }

  /// Replaces those the app gave before.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    ShortcutBoard.shared.change { $0.relevant = shortcuts }
  }
}
