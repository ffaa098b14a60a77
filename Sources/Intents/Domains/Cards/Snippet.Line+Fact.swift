// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Snippet.Line {
  /// A fact of a card, with the text `card.NAME` for its label; nil where there is none.
  static func fact(_ name: String, _ text: String?) -> Snippet.Line? {
    guard let text, !text.isEmpty else { return nil }
    return Snippet.Line(
      text, label: RequestContext.current?.wording.text(ifPresent: "card.\(name)"))
  }
}
