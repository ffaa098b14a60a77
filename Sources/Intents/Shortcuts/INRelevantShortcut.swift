// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut that is useful at certain times.
public final class INRelevantShortcut: NSObject, @unchecked Sendable {
  public let shortcut: INShortcut

  /// When the shortcut is useful; always if there are none.
  public var relevanceProviders: [INRelevanceProvider] = []

  /// The card it is shown with; nil for the standard one.
  public var watchTemplate: INDefaultCardTemplate?

  public var shortcutRole = INRelevantShortcutRole.action

  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
