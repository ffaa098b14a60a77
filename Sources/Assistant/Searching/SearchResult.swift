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

  /// The app's description of it; nil for none.
  public var details: String?

  /// The app's name, as it is shown.
  public var appName: String

  /// The step to do when it is chosen.
  public var step: ShortcutStep

  /// As an item of a list: "1. Start a Session (Meditation)".
  public func line(_ number: Int, _ wording: Wording) -> String {
    wording.text(
      "suggestion.line", ["number": String(number), "title": title, "app": appName])
  }
}
