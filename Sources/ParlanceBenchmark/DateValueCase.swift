// SPDX-License-Identifier: Apache-2.0

import Foundation
import Voice

/// One phrase of the collection and what is to be heard in it.
struct DateValueCase {
  /// What is assumed where a case names no time of reference.
  private static let defaultNow = "2016-11-07T00:00:00"

  var text: String
  var now: CivilMoment
  private var wanted: [Wanted]

  private struct Wanted {
    var heard: String
    var value: String
  }

  static func read(_ file: URL) throws -> [Self] {
    try JSONDecoder().decode([File].self, from: Data(contentsOf: file)).compactMap(Self.init)
  }

  /// Whether just what is wanted was heard.
  func isRight(_ found: [FoundDate]) -> Bool {
    found.count == wanted.count
      && zip(found, wanted).allSatisfy { found, wanted in
        heard(found).lowercased() == wanted.heard.lowercased() && matches(found, wanted.value)
      }
  }

  func explain(_ kind: FoundDate.Kind, _ found: [FoundDate]) {
    let heard = found.map { "\(self.heard($0)) = \($0.value)" }.joined(separator: "; ")
    let wanted = wanted.map { "\($0.heard) = \($0.value)" }.joined(separator: "; ")
    print("  [\(kind)] \(now) \(text) | wanted \(wanted) | heard \(heard)")
  }

  private func heard(_ found: FoundDate) -> String {
    let start = text.index(text.startIndex, offsetBy: found.span.lowerBound)
    return String(text[start..<text.index(start, offsetBy: found.span.count)])
  }

  private func matches(_ found: FoundDate, _ value: String) -> Bool {
    guard found.kind == .duration else {
      return found.value.replacing("T", with: " ") == value
    }
    return Double(value).map { abs($0 - DurationLength.seconds(found.value)) < 0.001 } ?? false
  }
}

extension DateValueCase {
  /// As the collection writes it.
  private struct File: Decodable {
    var text: String
    var context: [String: String]?
    var results: [Result]?

    enum CodingKeys: String, CodingKey {
      case text = "Input"
      case context = "Context"
      case results = "Results"
    }
  }

  private struct Result: Decodable {
    var text: String
    var value: Resolution?

    enum CodingKeys: String, CodingKey {
      case text = "Text"
      case value = "Value"
    }
  }

  private struct Resolution: Decodable {
    var future: [String: String]?

    enum CodingKeys: String, CodingKey {
      case future = "FutureResolution"
    }
  }

  private init?(_ file: File) {
    guard let now = CivilMoment(iso: file.context?["ReferenceDateTime"] ?? Self.defaultNow) else {
      return nil
    }
    text = file.text
    self.now = now
    wanted = (file.results ?? []).map {
      Wanted(heard: $0.text, value: $0.value?.future?.values.first ?? "")
    }
  }
}

/// Measures durations by the collection's rule: a month has 30 days, a year 365.
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
