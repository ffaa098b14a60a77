// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Snippet {
  /// An app's own card as the assistant shows it.
  public init(_ card: INUISnippet) {
    self.init(title: card.title, lines: card.lines.map { Line($0.text, label: $0.label) })
  }
}
