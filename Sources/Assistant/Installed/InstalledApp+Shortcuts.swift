// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension InstalledApp {
  /// What an App Shortcut is called where it is offered, and what it does; nil where the app has no such intent.
  func offer(of shortcut: SpokenShortcut) -> (title: String, step: ShortcutStep)? {
    description[shortcut.intent].map { intent in
      let step = ShortcutStep(
        app: description.id, action: .request(intent.id, shortcut.presets.mapValues { [$0] }))
      return (shortcut.title.isEmpty ? intent.title : shortcut.title, step)
    }
  }
}
