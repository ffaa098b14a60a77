// SPDX-License-Identifier: Apache-2.0

/// A time of day.
struct ClockTime: Hashable, Sendable {
  static let secondsInDay = 86_400

  var hour: Int
  var minute: Int
  var second: Int

  /// Nil for a time that doesn't exist. 24:00 is midnight.
  init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...24).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour % 24, minute, second)
  }

  /// - Parameter seconds: the seconds since midnight; seconds of other days become their time of
  ///   day.
  init(seconds: Int) {
    let day = (seconds % Self.secondsInDay + Self.secondsInDay) % Self.secondsInDay
    (hour, minute, second) = (day / 3_600, day / 60 % 60, day % 60)
  }

  /// The seconds since midnight.
  var seconds: Int { hour * 3_600 + minute * 60 + second }

  /// The time itself, or twelve hours later if only that lies in a part of the day.
  ///
  /// - Parameter part: hours since midnight, above 24 for hours after the next midnight: a night is
  ///   17 to 29.
  func moved(into part: Range<Int>) -> Self {
    guard hour <= 12, !part.contains(hour) else { return self }
    let later = [hour + 12, hour - 12, hour + 24].first { $0 >= 0 && part.contains($0) }
    var time = self
    time.hour = (later ?? hour) % 24
    return time
  }
}

extension ClockTime: CustomStringConvertible {
  /// The time in ISO 8601: `15:30:00`.
  var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }
}
