// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension View {
  /// The view as a card; nil if it shows nothing.
  func snippet(in wording: Wording) -> Snippet? {
    var card = CardWriter(wording: wording)
    written(to: &card)
    return card.snippet
  }
}
