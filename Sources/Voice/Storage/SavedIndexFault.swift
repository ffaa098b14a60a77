// SPDX-License-Identifier: Apache-2.0

/// Why a saved index can't be used; then it is compiled again.
public enum SavedIndexFault: Error, Hashable, Sendable {
  /// No saved index, or one of another version of this program.
  case foreign
  /// Made of other files than those there are now.
  case stale
  /// Cut short or changed.
  case damaged
}
