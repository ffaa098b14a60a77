// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

extension Installation {
  /// What can be said to apps, from their own phrase lists: a sentence each, and what can be said at any time.
  ///
  /// - Parameter asked: the apps that are asked about; all where none is.
  func abilities(of asked: [AppID]) -> [String] {
    let told = apps.filter { asked.isEmpty || asked.contains($0.description.id) }
    // Of several apps one example each is as much as anybody keeps in mind.
    let count = told.count > 1 ? 1 : 5
    return told.compactMap { app -> String? in
      let examples = app.description.intents.flatMap { $0.examples.prefix(1) }.prefix(count)
      guard !examples.isEmpty else {
        // Whoever asks about one app is told; in a tour of all of them it has nothing to say.
        return asked.isEmpty
          ? nil : wording.text("abilities.none", ["app": app.description.displayName])
      }
      let quoted = examples.map { attribution.inQuotationMarks($0, of: app.description) }
      return wording.text(
        "abilities.app",
        ["app": app.description.displayName, "examples": wording.list(Array(quoted), .or)])
    } + [wording.text("help.universal")]
  }
}
