// SPDX-License-Identifier: Apache-2.0

/// Why there is no folder for the user's data.
public enum DataFolderFailure: Error, Hashable, Sendable {
  /// No option, no variable and no home directory says where.
  case noPlace
  case unreachable(path: String, reason: String)
  /// Something that Parlance has not made is in the place of what it keeps.
  case foreign(path: String)
}
