// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Voice

/// What the shortcuts app works with: what is installed, what is kept, and what the conversation knows.
struct ShortcutDesk: Sendable {
  let installation: Installation
  let reader: RequestReader
  let store: any ShortcutStore
  let donations: (any DonationStore)?

  /// What was done in this conversation, the latest last; not much of it.
  let done: [ShortcutStep]

  let makeID: @Sendable () -> UUID
  let drafts: ShortcutDrafts

  /// What the user has done last, in this conversation, else ever; nil for nothing.
  ///
  /// - Parameter acting: whether what only shows something doesn't count: "that order" after a look at the history.
  func lastAction(acting: Bool) throws -> ShortcutStep? {
    try done.last { !acting || acts($0) }
      ?? latestDonations().map { ShortcutStep($0) }.first { !acting || acts($0) }
  }

  /// What the app would have the user call it; nil where it has told nothing.
  func phrase(for step: ShortcutStep) throws -> String? {
    try latestDonations().first { ShortcutStep($0).repeats(step) }?.phrase
  }

  private func latestDonations() throws -> [Donation] {
    try donations?.latestDonations(Self.remembered) ?? []
  }

  /// As far back "that order" is looked for.
  static let remembered = 20

  private func acts(_ step: ShortcutStep) -> Bool {
    guard case .request(let intent, _) = step.action else { return false }
    return installation[step.app]?.description[intent]?.category.acts ?? false
  }

  /// What a shortcut does, in a few words; nil where none of its apps is there any more.
  func title(of steps: [ShortcutStep]) -> String? {
    let titles = steps.compactMap { installation.naming(of: $0)?.whole(installation.wording) }
    guard !titles.isEmpty else { return nil }
    return titles.joined(separator: installation.wording.text("shortcut.then"))
  }

  func title(of shortcut: VoiceShortcut) -> String { title(of: shortcut.steps) ?? shortcut.phrase }
}
