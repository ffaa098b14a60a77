// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// Times of day; `part` moves an hour of the clock's face into its half of the day.
  static let clocks = [
    DateMeaning("Clock", .clock) { slots, _ in
      clock(slots).map { .time($0) }
    },
    DateMeaning("CompactClock", .clock) { slots, _ in
      guard let digits = slots.integer("digits") else { return nil }
      return ClockTime(hour: digits / 100, minute: digits % 100).map { .time($0.moved(by: slots)) }
    },
    DateMeaning("MinutesFromClock", .clock) { slots, _ in
      guard let minutes = slots.integer("minutes"), let clock = slots.time("clock") ?? clock(slots)
      else { return nil }
      let seconds = minutes * 60 * (slots.integer("direction") ?? 1)
      return .time(ClockTime(seconds: clock.seconds + seconds))
    },
    DateMeaning("Time", .time) { slots, _ in
      (slots.time("clock") ?? clock(slots)).map { .time($0.moved(by: slots)) }
    },
  ]

  static func clock(_ slots: DateSlots) -> ClockTime? {
    guard let hour = slots.integer("hour") else { return nil }
    let time = ClockTime(
      hour: hour, minute: slots.integer("minute") ?? 0, second: slots.integer("second") ?? 0)
    return time?.moved(by: slots)
  }
}

extension ClockTime {
  /// Into the part of the day that was named, if one was.
  fileprivate func moved(by slots: DateSlots) -> Self {
    slots.hours("part").map(moved) ?? self
  }
}
