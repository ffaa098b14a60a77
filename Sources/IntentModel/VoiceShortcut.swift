// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the user does by words of their own.
public struct VoiceShortcut: Hashable, Sendable {
  public var id: UUID

  /// What the user says, as they typed it first: "soup time".
  public var phrase: String

  /// The phrase as it is compared with what is said: letters alone, folded. No two shortcuts have the same.
  public var key: String

  /// What is done, one after the other; never empty.
  public var steps: [ShortcutStep]

  /// Whether it is heard.
  public var isEnabled: Bool

  public init(
    id: UUID, phrase: String, key: String, steps: [ShortcutStep], isEnabled: Bool = true
  ) {
    self.id = id
    self.phrase = phrase
    self.key = key
    self.steps = steps
    self.isEnabled = isEnabled
  }
}
