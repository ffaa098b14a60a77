// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Voice

/// A text with the values expected in it, in the format of Microsoft's Recognizers-Text.
struct ValueCase {
  struct Expected {
    var text: String
    /// Nil for a unit without a number.
    var value: Double?
  }

  var text: String
  var expected: [Expected]

  /// The cases of one file; a case without results expects no value.
  static func cases(in file: URL) throws -> [ValueCase] {
    let data = try Data(contentsOf: file)
    let text = String(decoding: data, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    guard let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    else { return [] }
    return list.map(ValueCase.init)
  }

  private init(_ fields: [String: Any]) {
    text = fields["Input"] as? String ?? ""
    let results = fields["Results"] as? [[String: Any]] ?? []
    expected = results.map { Expected($0) }
  }
}

extension ValueCase.Expected {
  init(_ fields: [String: Any]) {
    text = fields["Text"] as? String ?? ""
    let resolution = fields["Resolution"] as? [String: Any] ?? [:]
    value = Self.number(resolution)
  }

  /// An ordinal as a number: from the start it counts from 1, from the end from -1, and a relative
  /// one is set apart from both.
  private static func number(_ resolution: [String: Any]) -> Double? {
    let offset = (resolution["offset"] as? String).flatMap(Double.init)
    switch resolution["relativeTo"] as? String {
    case "end": return offset.map { $0 - 1 }
    case "current": return offset.map { $0 + ValueFigure.step }
    case "start": return offset
    default: break
    }
    if let truth = resolution["value"] as? Bool { return truth ? 1 : 0 }
    return (resolution["value"] as? String).flatMap(Self.plain)
  }

  /// A number from a text such as `9,93` or `20%`.
  private static func plain(_ text: String) -> Double? {
    Double(text.replacing("%", with: "").replacing(",", with: "."))
  }
}
