// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct DecimalDigitsTests {
  @Test(arguments: [
    ("0", 0), ("20", 200), ("-5", -50), ("007", 70), ("20.5", 205), ("20,5", 205),
    ("-0.5", -5), ("1,000", 10_000), ("1.000", 10_000), ("1,000,000", 10_000_000),
    ("1,000.5", 10_005), ("1.000,5", 10_005),
  ])
  func decimalDigitsAreReadAsTheirNumber(_ text: String, _ tenths: Int) {
    #expect(DecimalDigits.number(text)?.tenths == tenths)
  }

  @Test(arguments: [
    "", "-", "20.55", "1,00", "10,00.5", ".", "a", "1a", "12,34,567", "99999999999999999999",
    "9223372036854775807",
  ])
  func malformedOrOverlongDigitsAreRefused(_ text: String) {
    #expect(DecimalDigits.number(text) == nil)
  }
}
