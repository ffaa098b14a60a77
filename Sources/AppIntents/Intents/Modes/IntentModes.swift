// SPDX-License-Identifier: Apache-2.0

/// Where an app may be while it carries an intent out.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  /// In the foreground at once, before anything is done.
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
    foregroundMode.modes
  }
}

extension IntentModes {
  /// When an app comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate let modes: IntentModes

    /// Before anything is done.
    public static let immediate = ForegroundMode(modes: .foreground)
    /// If the intent asks for it.
    public static let dynamic = ForegroundMode(modes: IntentModes(rawValue: 4))
    /// When the intent asks for it, but at the latest when it ends.
    public static let deferred = ForegroundMode(modes: IntentModes(rawValue: 8))
  }
}
