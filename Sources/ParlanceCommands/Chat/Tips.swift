// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel

/// What can be said next, once something was done: each tip once in a chat.
///
/// The app's strings hold it by the intent that it follows: `OrderSoup.tip` is "Where’s my order?".
struct Tips {
  private let installation: Installation
  private var told: Set<String> = []

  init(_ installation: Installation) { self.installation = installation }

  /// The words to say after a turn; nil for none, or when they were told before.
  mutating func words(after turn: Turn) -> String? {
    guard let done = turn.completed, turn.prompt == nil,
      let words = installation[done.app]?.wording.text(ifPresent: "\(done.intent.rawValue).tip"),
      told.insert(words).inserted
    else { return nil }
    return words
  }
}
