// SPDX-License-Identifier: Apache-2.0

/// Where the user's lines come from.
public protocol LineReader: Sendable {
  /// Shows the prompt, where there is one, and waits for a line.
  ///
  /// Called when the last answer is complete: nothing is printed while the user types.
  func readLine() async -> LineEvent

  /// Called right before something is shown that the next line may answer: what was typed or pasted until now was not
  /// typed in answer to it.
  ///
  /// Only a terminal tells it. Nobody sees what is shown where lines come from a pipe, so each answers what is open.
  func markShown() async
}
