// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Renders turns as text in one style.
///
/// Every text of the turn is neutralised. No line reaches the terminal's last column.
public protocol TurnRenderer: Sendable {
  /// Whole lines, each ended by a newline; empty if the turn has no text.
  func render(_ turn: Turn) -> String
}

/// A style of plain paragraphs without frames and colours, which can be shown and spoken alike.
protocol LinearRenderer: TurnRenderer {
  var width: Int { get }

  /// The paragraphs in reading order, before they are broken into lines.
  func paragraphs(_ turn: Turn) -> [String]
}

extension LinearRenderer {
  func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(paragraphs(turn))
    return page.text
  }
}
