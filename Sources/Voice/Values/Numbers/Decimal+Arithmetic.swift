// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Decimal {
  var isWhole: Bool { isFinite && exponent >= 0 || rounded == self }

  private var rounded: Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, 0, .plain)
    return result
  }

  /// The value without its fraction.
  var wholePart: Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, 0, .down)
    return result
  }

  /// The power with a whole exponent, which may be negative; nil for a result too large to be
  /// meant.
  func raised(to exponent: Decimal) -> Decimal? {
    guard exponent.isWhole, abs(exponent) <= 400, !isZero || exponent >= 0 else { return nil }
    var count = abs(NSDecimalNumber(decimal: exponent).intValue)
    var factor = self
    var power: Decimal = 1
    while count > 0 {
      if count & 1 == 1 { power *= factor }
      count >>= 1
      if count > 0 { factor *= factor }
    }
    let result = exponent < 0 ? 1 / power : power
    return result.isFinite ? result : nil
  }

  /// A power of ten.
  static func scale(_ exponent: Int) -> Decimal {
    Decimal(sign: .plus, exponent: exponent, significand: 1)
  }
}
