// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut that a user has given a phrase of their own.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID

  /// The phrase that the user says.
  public let invocationPhrase: String

  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}
