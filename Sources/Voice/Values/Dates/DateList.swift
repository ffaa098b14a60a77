// SPDX-License-Identifier: Apache-2.0

/// What a list of a language's dates accepts.
enum DateList: Sendable {
  case values([Value])
  case numbers(DateNumbers)

  struct Value: Sendable {
    var pattern: DatePattern
    var value: DateValue
  }
}
