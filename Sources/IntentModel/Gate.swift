// SPDX-License-Identifier: Apache-2.0

/// What has to be settled with the user before an app may work.
public enum Gate: String, Hashable, Sendable, CaseIterable {
  /// The app was never opened: may it be used at all?
  case authorization
  /// The device is locked.
  case unlocking
  /// Money is about to be spent: is it really the user?
  case authentication

  /// The question that settles it.
  public var prompt: PromptKind {
    switch self {
    case .authorization, .authentication: .authorize
    case .unlocking: .unlock
    }
  }
}
