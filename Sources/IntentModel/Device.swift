// SPDX-License-Identifier: Apache-2.0

/// The state of the device that the assistant runs on.
public struct Device: Hashable, Sendable {
  public var isLocked: Bool

  /// The apps whose user is logged out.
  public var signedOut: Set<AppID>

  /// The apps that were never opened, so that nobody has allowed them anything yet.
  public var unopened: Set<AppID>

  /// The apps that the user doesn't want the assistant to use.
  public var refused: Set<AppID>

  public init(
    isLocked: Bool = false, signedOut: Set<AppID> = [], unopened: Set<AppID> = [],
    refused: Set<AppID> = []
  ) {
    self.isLocked = isLocked
    self.signedOut = signedOut
    self.unopened = unopened
    self.refused = refused
  }

  /// Whether an app may be used without asking: it was opened, and the user allows it.
  public func lets(_ app: AppID) -> Bool { !refused.contains(app) && !unopened.contains(app) }
}

/// Something to settle with the user before an app may work.
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
