// SPDX-License-Identifier: Apache-2.0

/// What a list accepts, once it is compiled.
enum ListKind: Sendable {
  /// Names, which are in the index's table of names.
  case values
  case range(NumberRange)
  case wildcard
}
