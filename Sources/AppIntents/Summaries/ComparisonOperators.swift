// SPDX-License-Identifier: Apache-2.0

/// How a value is compared with a given value.
public enum EquatableComparisonOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo
}

/// How a number is compared with a given number.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo

  func holds<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
    switch self {
    case .lessThan: one < other
    case .lessThanOrEqualTo: one <= other
    case .greaterThan: one > other
    case .greaterThanOrEqualTo: one >= other
    }
  }
}

/// How a text is compared with a part of a text.
public enum StringComparisonOperator: Hashable, Sendable {
  case contains
  case doesNotContain
  case hasPrefix
  case hasSuffix

  func holds(_ text: String, _ part: String) -> Bool {
    switch self {
    case .contains: text.contains(part)
    case .doesNotContain: !text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

/// Whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  case hasAnyValue
  case hasNoValue
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf
}
