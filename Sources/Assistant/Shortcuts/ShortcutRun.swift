// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// A shortcut while its steps are done, one after the other.
struct ShortcutRun {
  let shortcut: VoiceShortcut

  /// The request of the step that is under way; nil before the first.
  var request: UUID?

  /// How many steps have been begun.
  var begun = 0

  /// The values that the last step brought.
  var brought: [Value] = []

  init(_ shortcut: VoiceShortcut) { self.shortcut = shortcut }

  /// The step to be begun next; nil when all are.
  var next: ShortcutStep? { begun < shortcut.steps.count ? shortcut.steps[begun] : nil }

  /// The steps that were done when one of them has failed.
  var done: ArraySlice<ShortcutStep> { shortcut.steps.prefix(max(0, begun - 1)) }

  /// The step that has failed, and those after it.
  var left: ArraySlice<ShortcutStep> { shortcut.steps.dropFirst(max(0, begun - 1)) }
}
