// SPDX-License-Identifier: Apache-2.0

/// The exit statuses of the program.
enum ExitStatus {
  static let done: Int32 = 0
  /// There are findings or a failure, a request was cancelled, or nothing was understood.
  static let negative: Int32 = 1
  /// The program itself failed.
  static let programFailed: Int32 = 2
  /// The conversation still waits for an answer.
  static let waiting: Int32 = 3
}
