// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Voice

/// A text with the date, time or duration expected in it, in the format of Microsoft's
/// Recognizers-Text. If a case has one reading in the future and one in the past, the future one is
/// expected.
struct DateValueCase: Decodable {
  /// The time of reference for a case that names none.
  private static let usualNow = "2016-11-07T00:00:00"

  var text: String
  private var context: [String: String]?
  private var results: [Result]

  enum CodingKeys: String, CodingKey {
    case text = "Input"
    case context = "Context"
    case results = "Results"
  }

  private struct Result: Decodable {
    var text: String
    var value: Resolution?

    enum CodingKeys: String, CodingKey {
      case text = "Text"
      case value = "Value"
    }

    var future: String { value?.future?.values.first ?? "" }
  }

  private struct Resolution: Decodable {
    var future: [String: String]?

    enum CodingKeys: String, CodingKey {
      case future = "FutureResolution"
    }
  }

  static func cases(in file: URL) throws -> [Self] {
    try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
  }

  var now: Date {
    let text = context?["ReferenceDateTime"] ?? Self.usualNow
    return (try? Date(text + "Z", strategy: .iso8601)) ?? .distantPast
  }

  /// Whether the expected value was found, and nothing else.
  func isRight(_ found: [TypedValue]) -> Bool {
    found.count == results.count
      && zip(found, results).allSatisfy { found, wanted in
        found.heard.lowercased() == wanted.text.lowercased() && Self.isSame(found, wanted.future)
      }
  }

  func told(_ found: [TypedValue]) -> String {
    let wanted = results.map { "\($0.text)=\($0.future)" }.joined(separator: " | ")
    let heard = found.map { "\($0.heard)=\(Self.text($0.value))" }.joined(separator: " | ")
    return "\(now) \(text)\n  wanted \(wanted)\n  found  \(heard)"
  }

  /// The cases have a blank instead of the T between date and time, and durations in seconds.
  private static func isSame(_ found: TypedValue, _ wanted: String) -> Bool {
    let value = text(found.value)
    guard found.type == .duration else { return value.replacing("T", with: " ") == wanted }
    return Double(wanted).map { abs($0 - DurationLength.seconds(value)) < 0.001 } ?? false
  }

  private static func text(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { "" }
  }
}

/// Measures durations as Recognizers-Text does: a month has 30 days, a year 365.
enum DurationLength {
  private static let dateUnits: [Character: Double] = [
    "Y": 31_536_000, "M": 2_592_000, "W": 604_800, "D": 86_400,
  ]
  private static let clockUnits: [Character: Double] = ["H": 3_600, "M": 60, "S": 1]

  /// - Parameter duration: in ISO 8601.
  static func seconds(_ duration: String) -> Double {
    var (seconds, digits, units) = (0.0, "", dateUnits)
    for letter in duration.dropFirst() {
      if letter == "T" {
        units = clockUnits
      } else if let length = units[letter] {
        seconds += (Double(digits) ?? 0) * length
        digits = ""
      } else {
        digits.append(letter)
      }
    }
    return seconds
  }
}
