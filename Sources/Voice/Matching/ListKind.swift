// SPDX-License-Identifier: Apache-2.0

/// What a list accepts, once it is compiled.
enum ListKind: BitwiseCopyable, Sendable {
  /// Names, which are in the index's table of names.
  case values
  /// Numbers, within the range of this index.
  case range(Int32)
  case wildcard
}
