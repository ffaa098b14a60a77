// SPDX-License-Identifier: Apache-2.0

/// Numbers heard in digits or in words, both ends included.
public struct NumberRange: Hashable, Sendable {
  public var from: Int
  public var to: Int
  public var step: Int

  /// The factor for a heard number before it goes to the slot; nil leaves the number as it is.
  public var multiplier: Double?

  /// The fractions that are accepted, `halves` or `tenths`; nil for whole numbers only.
  public var fractions: String?

  /// `number`, `percentage` or `temperature`: a hint about the unit, with no effect on the value.
  public var type: String?

  public init(
    from: Int, to: Int, step: Int = 1, multiplier: Double? = nil, fractions: String? = nil,
    type: String? = nil
  ) {
    self.from = from
    self.to = to
    self.step = step
    self.multiplier = multiplier
    self.fractions = fractions
    self.type = type
  }

  public func contains(_ number: Int) -> Bool {
    guard from <= number, number <= to else { return false }
    // The difference of two numbers may overflow an `Int`.
    return UInt(bitPattern: number &- from).isMultiple(of: UInt(max(step, 1)))
  }

  /// Whether the range contains a number with its fraction.
  func contains(_ number: HeardNumber) -> Bool {
    guard !number.isWhole else { return contains(number.whole) }
    guard HeardNumber(from).tenths <= number.tenths, number.tenths <= HeardNumber(to).tenths else {
      return false
    }
    switch fractions {
    case "halves": return number.tenths.isMultiple(of: 5)
    case "tenths": return true
    default: return false
    }
  }
}
