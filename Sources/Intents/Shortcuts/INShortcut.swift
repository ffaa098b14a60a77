// SPDX-License-Identifier: Apache-2.0

/// Something that can be done again: a request with its values, or a place in an app.
public enum INShortcut: Hashable, @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// - Parameter intent: what is to be done.
  public init?(intent: INIntent) { self = .intent(intent) }

  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// Nil for a place in an app.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }

  /// Nil for a request.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}
