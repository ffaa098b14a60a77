// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A number read at a place of a text.
public struct ReadNumber: Hashable, Sendable {
  public var value: Decimal

  /// The token after the number.
  public var end: Int

  public init(value: Decimal, end: Int) {
    self.value = value
    self.end = end
  }

  public var isInteger: Bool { value.isWhole }

  /// The value where it is whole and fits.
  public var integer: Int? { isInteger ? Int(exactly: NSDecimalNumber(decimal: value)) : nil }
}
