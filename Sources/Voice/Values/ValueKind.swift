// SPDX-License-Identifier: Apache-2.0

/// What kind of value can be heard in a text.
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
