// SPDX-License-Identifier: Apache-2.0

/// The kinds of things that patterns speak of; a pattern names one in braces to hold another's
/// reading.
enum DateCategory: String, CaseIterable, Sendable {
  /// `1978`, `nineteen seventy eight`.
  case year
  /// One amount of one unit: `two weeks`, `half an hour`.
  case quantity
  /// Quantities in a row.
  case duration
  /// A day.
  case date
  /// What the hands of a clock show, the half of the day left open.
  case clock
  /// A clock with the part of the day, or without.
  case time
  /// A part of one day: `tomorrow morning`.
  case daypart
  /// A day and a time.
  case datetime
}
