// SPDX-License-Identifier: Apache-2.0

/// What the program's end says to whoever called it.
enum ExitStatus {
  static let done: Int32 = 0
  /// Findings, a failure, a cancelled request, nothing understood.
  static let negative: Int32 = 1
  /// The program itself failed.
  static let programFailed: Int32 = 2
  /// The conversation still waits for an answer.
  static let waiting: Int32 = 3
}
