// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps the user's shortcuts, and those that apps offer. Every call reads or writes the disk, and throws what went wrong there.
public protocol ShortcutStore: Sendable {
  /// All, the oldest first.
  func voiceShortcuts() throws -> [VoiceShortcut]

  /// The one with a phrase, by ``VoiceShortcut/key``; nil for none.
  func voiceShortcut(saidAs key: String) throws -> VoiceShortcut?

  /// Keeps a shortcut in the place of the one with the same identifier, and of any with the same phrase.
  func keep(_ shortcut: VoiceShortcut) throws

  /// Replaces what an app offers for something.
  func setOfferedShortcuts(
    _ shortcuts: [OfferedShortcut], _ kind: OfferedShortcut.Kind, of app: AppID) throws

  /// What apps offer for something, in the order they gave it.
  func offeredShortcuts(_ kind: OfferedShortcut.Kind) throws -> [OfferedShortcut]

  /// Forgets a shortcut at once; one that isn't there is passed over.
  func removeVoiceShortcut(_ id: UUID) throws
}
