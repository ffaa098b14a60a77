// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Wording {
  /// A card's line as words: its label, if it has one, and its text.
  ///
  /// Key: `terminal.fact` with `${label}` and `${text}`.
  func fact(_ line: Snippet.Line) -> String {
    guard let label = line.label else { return line.text }
    return text("terminal.fact", ["label": label, "text": line.text])
  }
}
