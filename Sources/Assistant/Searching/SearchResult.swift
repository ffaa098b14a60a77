// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Something that was found, and how it is told.
public struct SearchResult: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// One of an app's App Shortcuts.
    case shortcut
    /// A place in an app.
    case activity
    /// A thing of the user's.
    case entity
  }

  public var kind: Kind

  /// "Start a Session".
  public var title: String

  /// What the app says of it; nil for nothing.
  public var details: String?

  /// What the app is called.
  public var appName: String

  /// What is done when it is chosen.
  public var step: ShortcutStep

  /// As an item of a list: "1. Start a Session (Meditation)".
  public func line(_ number: Int, _ wording: Wording) -> String {
    wording.text(
      "suggestion.line", ["number": String(number), "title": title, "app": appName])
  }
}
