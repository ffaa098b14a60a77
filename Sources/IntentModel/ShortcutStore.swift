// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps the user's shortcuts, and those that apps offer. Every call reads or writes the disk, and
/// throws the errors of the disk.
public protocol ShortcutStore: Sendable {
  /// All, the oldest first.
  func voiceShortcuts() throws -> [VoiceShortcut]

  /// The one with a phrase, by ``VoiceShortcut/key``; nil for none.
  func voiceShortcut(saidAs key: String) throws -> VoiceShortcut?

  /// Keeps a shortcut. It replaces the one with the same identifier, and any with the same phrase.
  func keep(_ shortcut: VoiceShortcut) throws

  /// Replaces the shortcuts of a kind that an app offers.
  func setOfferedShortcuts(
    _ shortcuts: [OfferedShortcut], _ kind: OfferedShortcut.Kind, of app: AppID) throws

  /// The shortcuts of a kind that apps offer, in the order they gave.
  func offeredShortcuts(_ kind: OfferedShortcut.Kind) throws -> [OfferedShortcut]

  /// Deletes a shortcut at once; one that isn't there is skipped.
  func removeVoiceShortcut(_ id: UUID) throws
}
