// SPDX-License-Identifier: Apache-2.0

/// A stretch of letters and what it means.
struct DateReading: Hashable, Sendable {
  var letters: Range<Int>
  var value: DateValue
}
