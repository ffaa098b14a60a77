// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension JSONValue {
  /// Whole where it is and fits.
  init(_ decimal: Decimal) {
    let number = NSDecimalNumber(decimal: decimal)
    if decimal.isWhole, abs(decimal) < Decimal(Int.max) {
      self = .integer(number.intValue)
    } else {
      self = .decimal(Double(number.stringValue) ?? number.doubleValue)
    }
  }
}
