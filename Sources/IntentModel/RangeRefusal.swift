// SPDX-License-Identifier: Apache-2.0

/// Why a number outside of a parameter's range is refused.
package struct RangeRefusal {
  /// As SiriKit names it: `lessThanMinimumValue`.
  package let code: String

  /// The bounds, for the texts: `${minimumValue}`.
  package let bounds: [String: String]

  /// Nil for a value that is in the range, or no number.
  package init?(of value: Value, outside range: ClosedRange<Double>?) {
    guard let range, let number = value.number, !range.contains(number) else { return nil }
    switch (number < range.lowerBound, range.lowerBound) {
    case (true, 0): code = "negativeNumbersNotSupported"
    case (true, _): code = "lessThanMinimumValue"
    case (false, _): code = "greaterThanMaximumValue"
    }
    bounds = [
      "minimumValue": Self.plain(range.lowerBound), "maximumValue": Self.plain(range.upperBound),
    ]
  }

  private static func plain(_ bound: Double) -> String {
    (Int(exactly: bound).map(Value.integer) ?? .decimal(bound)).display
  }
}
