// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Snippet.Line {
  /// A line of a card, labelled with the text `card.NAME`; nil if the fact is missing or empty.
  static func fact(_ name: String, _ text: String?) -> Snippet.Line? {
    guard let text, !text.isEmpty else { return nil }
    return Snippet.Line(
      text, label: RequestContext.current?.wording.text(ifPresent: "card.\(name)"))
  }
}
