// SPDX-License-Identifier: Apache-2.0

/// A place in an app to continue at.
public struct UserActivity: Hashable, Sendable {
  /// Reverse-domain, as the app's Info.plist lists it.
  public var type: String
  public var title: String?
  public var userInfo: [String: String]

  public init(type: String, title: String? = nil, userInfo: [String: String] = [:]) {
    self.type = type
    self.title = title
    self.userInfo = userInfo
  }
}
