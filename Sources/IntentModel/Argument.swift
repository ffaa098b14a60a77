// SPDX-License-Identifier: Apache-2.0

/// The values that a request gives for one parameter.
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

/// A value together with the words it was understood from.
public struct HeardValue: Hashable, Sendable {
  public var value: Value

  /// As typed; nil when the user didn't say it (a default, a choice of the app's).
  public var heard: String?

  /// Other meanings of the same words, best first; empty when the words are clear.
  public var rivals: [Value]

  public init(_ value: Value, heard: String? = nil, rivals: [Value] = []) {
    self.value = value
    self.heard = heard
    self.rivals = rivals
  }
}
