// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal
import Voice

extension TypedValue {
  /// One value of an answer; `unitName` stands there where the unit has a name in words.
  var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("type", .string(type.rawValue)), .init("value", OrderedJSON(value)),
      .init("unit", .string(ifPresent: unit)),
    ]
    if let unitName { members.append(.init("unitName", .string(unitName))) }
    members += [
      .init("heard", .string(heard)), .init("start", .integer(span.lowerBound)),
      .init("end", .integer(span.upperBound)),
    ]
    return .object(members)
  }

  /// `currency 20 USD "20 US dollars" 8..<21`.
  var line: String {
    let what = [type.rawValue, OrderedJSON(value).text] + (unit.map { [$0] } ?? [])
    let place = "\(span.lowerBound)..<\(span.upperBound)"
    return (what + ["\"\(heard)\"", place]).joined(separator: " ")
  }
}
