// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension VoiceShortcut {
  /// Whether it does the same.
  func does(_ others: [ShortcutStep]) -> Bool {
    steps.elementsEqual(others) { $0.repeats($1) }
  }
}
