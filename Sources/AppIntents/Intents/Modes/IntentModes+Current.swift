// SPDX-License-Identifier: Apache-2.0

extension IntentModes {
  /// Where the app is now.
  public struct Current: Hashable, Sendable {
    private let isInForeground: Bool

    /// Whether the app is at the front, or may come there.
    public let canContinueInForeground: Bool

    public static let background = Current(isInForeground: false, canContinueInForeground: false)
    public static let foreground = Current(isInForeground: true, canContinueInForeground: true)

    /// The place of an app that performs an intent with these modes.
    init(_ modes: IntentModes) {
      isInForeground = modes == .foreground
      canContinueInForeground = modes != .background
    }

    private init(isInForeground: Bool, canContinueInForeground: Bool) {
      self.isInForeground = isInForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// Compares only where the apps are now, not whether they may come to the front.
    public static func == (one: Current, other: Current) -> Bool {
      one.isInForeground == other.isInForeground
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(isInForeground) }
  }
}
