// SPDX-License-Identifier: Apache-2.0

/// Why a saved index can't be used and is compiled again.
public enum SavedIndexFault: Error, Hashable, Sendable {
  /// The file is no saved index, or one of another version of this program.
  case foreign
  /// The index was made from other files than the present ones.
  case stale
  /// The file is cut short or was changed.
  case damaged
}
