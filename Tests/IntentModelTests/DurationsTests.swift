// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import IntentModel

/// Lengths of time in ISO 8601, which may come from a file that anybody has edited.
struct DurationsTests {
  static let read: [(notation: String, seconds: Double?)] = [
    ("PT1H20M", 4_800), ("P1DT12H", 129_600), ("PT-5M", -300), ("P1000000Y", 31_536_000_000_000),
    ("PT9223372036854775807S", nil), ("PT1000000000000000000S", 1e18),
    ("P\(String(repeating: "9", count: 400))Y", nil), ("PTinfS", nil), ("PT", 0), ("PT5", nil),
  ]

  @Test(arguments: read) func aDurationIsReadAsSecondsAndAnUncountableOneAsNil(
    _ notation: String, _ seconds: Double?
  ) {
    #expect(Literal(.duration, notation, display: notation).seconds == seconds)
  }

  static let written: [(seconds: Double, notation: String)] = [
    (4_800, "PT1H20M"), (0, "PT0S"), (-300, "PT-5M"), (1e300, "PT277777777777777H46M40S"),
    (.infinity, "PT277777777777777H46M40S"), (-.infinity, "PT-277777777777777H-46M-40S"),
  ]

  @Test(arguments: written) func secondsAreWrittenAsADurationWithinWhatCanBeCounted(
    _ seconds: Double, _ notation: String
  ) {
    #expect(Literal(seconds: seconds).text == notation)
  }
}
