// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Voice

/// The data that the shortcuts app works with: the installation, the records and the conversation.
struct ShortcutDesk: Sendable {
  let installation: Installation
  let reader: RequestReader
  let store: any ShortcutStore
  let donations: (any DonationStore)?

  /// The last few steps done in this conversation, the latest last.
  let done: [ShortcutStep]

  let makeID: @Sendable () -> UUID
  let drafts: ShortcutDrafts

  /// The user's last action, in this conversation or, without one, in the records; nil for none.
  ///
  /// - Parameter acting: whether to skip actions that only show something: "that order" after a
  ///   look at the history.
  func lastAction(acting: Bool) throws -> ShortcutStep? {
    try done.last { !acting || acts($0) }
      ?? latestDonations().map { ShortcutStep($0) }.first { !acting || acts($0) }
  }

  /// The phrase that the app suggests for a step; nil when it suggests none.
  func phrase(for step: ShortcutStep) throws -> String? {
    try latestDonations().first { ShortcutStep($0).repeats(step) }?.phrase
  }

  private func latestDonations() throws -> [Donation] {
    try donations?.latestDonations(Self.remembered) ?? []
  }

  /// How many actions back "that order" is looked for.
  static let remembered = 20

  private func acts(_ step: ShortcutStep) -> Bool {
    guard case .request(let intent, _) = step.action else { return false }
    return installation[step.app]?.description[intent]?.category.acts ?? false
  }

  /// A shortcut's steps in a few words; nil when none of its apps is installed any more.
  func title(of steps: [ShortcutStep]) -> String? {
    let titles = steps.compactMap { installation.naming(of: $0)?.whole(installation.wording) }
    guard !titles.isEmpty else { return nil }
    return titles.joined(separator: installation.wording.text("shortcut.then"))
  }

  func title(of shortcut: VoiceShortcut) -> String { title(of: shortcut.steps) ?? shortcut.phrase }
}
