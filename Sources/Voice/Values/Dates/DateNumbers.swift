// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The numbers that a list accepts, by form and bounds.
struct DateNumbers: Hashable, Sendable {
  /// The form of the numbers, as the list's metadata has it under `form`.
  enum Form: String, Sendable {
    /// Numbers in digits or in words.
    case number
    case digits
    case words
    /// `27th`, `twenty-first`.
    case ordinal
  }

  var form = Form.number
  var range: NumberRange

  /// The allowed lengths of a number in digits; empty for any.
  var widths: Set<Int> = []

  init(_ range: NumberRange, metadata: [String: JSONValue]) {
    self.range = range
    if case .string(let name) = metadata["form"] { form = Form(rawValue: name) ?? .number }
    widths = Self.widths(metadata["digits"])
  }

  private static func widths(_ value: JSONValue?) -> Set<Int> {
    switch value {
    case .integer(let width): [width]
    case .array(let values): Set(values.flatMap { widths($0) })
    default: []
    }
  }

  func accepts(_ number: Double) -> Bool {
    guard let whole = Int(exactly: number) else {
      return range.fractions != nil && Double(range.from)...Double(range.to) ~= number
    }
    return range.contains(whole)
  }
}
