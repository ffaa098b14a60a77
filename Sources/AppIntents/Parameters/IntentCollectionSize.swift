// SPDX-License-Identifier: Apache-2.0

/// How many values a parameter holds.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(exactly size: Int) { self.init(min: size, max: size) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
