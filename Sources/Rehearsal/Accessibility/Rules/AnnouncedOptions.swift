// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Options are few enough to remember, and their names differ.
enum AnnouncedOptions: AccessibilityRule {
  static let name = "announced-options"
  static let summary = "At most ten options, each by a name of its own."
  static let reason = "Who listens has to keep them in mind, and chooses by name."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    let names = turn.turn.prompt?.options.map(\.display) ?? []
    let same = Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
    return
      (names.count > Prompt.maximumOptions
      ? ["\(names.count) options are offered; ask for more first"] : [])
      + same.compactMap(\.first).sorted().map {
        "several options are called '\($0)'; add what tells them apart"
      }
  }
}
