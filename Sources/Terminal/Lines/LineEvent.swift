// SPDX-License-Identifier: Apache-2.0

/// What waiting for a line came to.
public enum LineEvent: Hashable, Sendable {
  /// A line without its end; what was not UTF-8 in it is U+FFFD.
  case line(String)
  /// The same of a line that was whole already when ``LineReader/markShown()`` was called last: it was not said in answer
  /// to what was shown then.
  case lineTypedAhead(String)
  /// Ctrl-C, or the task was cancelled: what was typed is dropped, and the next line may follow.
  case interrupted
  /// Ctrl-D, or the other side is gone.
  case endOfInput
}
