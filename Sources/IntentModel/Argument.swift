// SPDX-License-Identifier: Apache-2.0

/// What a request gives for one parameter.
public enum Argument: Hashable, Sendable {
  case one(HeardValue)
  case many([HeardValue])

  /// The values in the order they were said.
  public var values: [HeardValue] {
    switch self {
    case .one(let value): [value]
    case .many(let values): values
    }
  }

  /// The values of a parameter that takes one or, when `isList`, several; nil for none.
  public init?(_ values: [HeardValue], isList: Bool) {
    if isList {
      self = .many(values)
    } else if let first = values.first {
      self = .one(first)
    } else {
      return nil
    }
  }
}
