// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Turns a turn into the text of one style.
///
/// Every text of the turn is made harmless on its way; no line reaches the terminal's last column.
public protocol TurnRenderer: Sendable {
  /// Whole lines, the last one ended; empty when there is nothing to tell.
  func render(_ turn: Turn) -> String
}

/// A style without frames and colours: paragraph after paragraph, the same for eyes and ears.
public protocol LinearRenderer: TurnRenderer {
  var width: Int { get }

  /// What there is to read, in its order, before it is broken into lines.
  func paragraphs(_ turn: Turn) -> [String]
}

extension LinearRenderer {
  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(paragraphs(turn))
    return page.text
  }
}
