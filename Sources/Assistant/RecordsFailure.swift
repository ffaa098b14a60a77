// SPDX-License-Identifier: Apache-2.0

/// Why the assistant's records can't be used. The words for it are in the assistant's strings.
public enum RecordsFailure: Error, Hashable, Sendable {
  /// The file is no database, or a damaged one.
  case damaged(path: String)
  case readOnly(path: String)
  case full(path: String)
  /// Another process has locked it, and kept it locked.
  case locked(path: String)
  /// A later version of the program wrote it.
  case newer(path: String)
  case unreachable(path: String, reason: String)
}
