// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut: steps that the user begins with words of their own.
public struct VoiceShortcut: Hashable, Sendable {
  public var id: UUID

  /// The phrase as the user first typed it: "soup time".
  public var phrase: String

  /// The phrase in the form that is compared with an utterance: letters alone, folded. No two
  /// shortcuts have the same.
  public var key: String

  /// The steps to do, one after the other; never empty.
  public var steps: [ShortcutStep]

  /// Whether its phrase is listened for.
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
