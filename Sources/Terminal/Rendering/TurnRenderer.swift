// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Turns a turn into the text of one style.
///
/// Every text of the turn is made harmless on its way; no line reaches the terminal's last column.
public protocol TurnRenderer: Sendable {
  /// Whole lines, the last one ended; empty when there is nothing to tell.
  func render(_ turn: Turn) -> String
}
