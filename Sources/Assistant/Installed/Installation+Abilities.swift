// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Installation {
  /// What can be said to an app, or to all, from their own phrase lists: a sentence each, and what can be
  /// said at any time.
  func abilities(of app: AppID?) -> [String] {
    let told = apps.filter { app == nil || $0.description.id == app }
    // Of several apps one example each is as much as anybody keeps in mind.
    let count = told.count > 1 ? 1 : 5
    return told.compactMap { app -> String? in
      let examples = app.description.intents.flatMap { $0.examples.prefix(1) }.prefix(count)
      guard !examples.isEmpty else { return nil }
      let quoted = examples.map { wording.text("quotation", ["text": $0]) }
      return wording.text(
        "abilities.app",
        ["app": app.description.displayName, "examples": wording.list(Array(quoted), .or)])
    } + [wording.text("help.universal")]
  }
}
