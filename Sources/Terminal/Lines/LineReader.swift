// SPDX-License-Identifier: Apache-2.0

/// Where the user's lines come from.
public protocol LineReader: Sendable {
  /// Shows the prompt, where there is one, and waits for a line.
  ///
  /// Called when the last answer is complete: nothing is printed while the user types.
  func readLine() async -> LineEvent
}
