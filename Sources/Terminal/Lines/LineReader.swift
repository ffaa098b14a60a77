// SPDX-License-Identifier: Apache-2.0

/// Where the user's lines come from.
public protocol LineReader: Sendable {
  /// Shows the prompt, if there is one, and waits for a line.
  ///
  /// Called after an answer is complete, so that nothing is printed while the user types.
  func readLine() async -> LineEvent

  /// Called just before something is shown that the next line may answer. Text that was typed or
  /// pasted earlier can't be an answer to it.
  ///
  /// Only a terminal makes this difference. Nobody sees the output when lines come from a pipe, so
  /// each line answers the open question.
  func markShown() async
}

/// The result of waiting for a line.
public enum LineEvent: Hashable, Sendable {
  /// A line without its end; bytes that are not UTF-8 become U+FFFD.
  case line(String)
  /// The same for a line that was already complete at the last call of ``LineReader/markShown()``.
  /// It can't be an answer to the output shown then.
  case lineTypedAhead(String)
  /// Ctrl-C, or the task was cancelled. The typed text is dropped, and the next line may follow.
  case interrupted
  /// Ctrl-D, or the other end is closed.
  case endOfInput
}
