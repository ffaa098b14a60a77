// SPDX-License-Identifier: Apache-2.0

/// The kinds of values that can be found in a text.
public enum ValueKind: String, CaseIterable, Hashable, Sendable {
  case number
  case ordinal
  case percentage
  case currency
  case measurement
  case date
  case time
  case datetime
  case duration
  case boolean
}
