// SPDX-License-Identifier: Apache-2.0

/// Measures durations as Recognizers-Text does: a month has 30 days, a year 365.
enum DurationLength {
  private static let dateUnits: [Character: Double] = [
    "Y": 31_536_000, "M": 2_592_000, "W": 604_800, "D": 86_400,
  ]
  private static let clockUnits: [Character: Double] = ["H": 3_600, "M": 60, "S": 1]

  /// - Parameter duration: in ISO 8601.
  static func seconds(_ duration: String) -> Double {
    var (seconds, digits, units) = (0.0, "", dateUnits)
    for letter in duration.dropFirst() {
      if letter == "T" {
        units = clockUnits
      } else if let length = units[letter] {
        seconds += (Double(digits) ?? 0) * length
        digits = ""
      } else {
        digits.append(letter)
      }
    }
    return seconds
  }
}
