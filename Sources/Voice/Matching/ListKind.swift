// SPDX-License-Identifier: Apache-2.0

/// What a list accepts, once it is compiled.
enum ListKind: Sendable {
  /// Names, which are in the index's table of names.
  case values
  /// Numbers, within the range of this index.
  case range(Int32)
  case wildcard

  /// As tables have it: the number of a range, or below 0.
  init(code: Int32) {
    switch code {
    case 0...: self = .range(code)
    case Self.wildcardCode: self = .wildcard
    default: self = .values
    }
  }

  var code: Int32 {
    switch self {
    case .values: -1
    case .range(let number): number
    case .wildcard: Self.wildcardCode
    }
  }

  private static let wildcardCode: Int32 = -2
}
