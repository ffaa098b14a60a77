// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of a parameter.
public enum Value: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case decimal(Double)
  case boolean(Bool)
  case item(Item)
  case literal(Literal)
}

extension Value {
  /// As a person would read it.
  public var display: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): number.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
    case .boolean(let truth): String(truth)
    case .item(let item): item.display
    case .literal(let literal): literal.display
    }
  }

  /// As a transcript writes it, on one line: an item by its identifier.
  public var identifier: String {
    switch self {
    case .item(let item): item.id
    case .literal(let literal): literal.notation
    default: display
    }
  }

  /// The type's name in JSON; nil for an item, which has an identifier instead.
  public var typeName: String? {
    switch self {
    case .text: "text"
    case .integer, .decimal: "number"
    case .boolean: "boolean"
    case .item: nil
    case .literal(let literal): literal.kind.rawValue
    }
  }

  public var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }

  public var literal: Literal? {
    if case .literal(let literal) = self { literal } else { nil }
  }

  /// A number of either kind.
  public var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  public var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Value: Codable {
  /// The key of each kind in JSON: `{"item":{"id":"clam_chowder","display":"Clam Chowder"}}`.
  private enum Kind: String, CodingKey {
    case text
    case integer
    case decimal
    case boolean
    case item
    case literal
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "a value is of one kind"))
    }
    switch kind {
    case .text: self = .text(try container.decode(String.self, forKey: kind))
    case .integer: self = .integer(try container.decode(Int.self, forKey: kind))
    case .decimal: self = .decimal(try container.decode(Double.self, forKey: kind))
    case .boolean: self = .boolean(try container.decode(Bool.self, forKey: kind))
    case .item: self = .item(try container.decode(Item.self, forKey: kind))
    case .literal: self = .literal(try container.decode(Literal.self, forKey: kind))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .decimal(let number): try container.encode(number, forKey: .decimal)
    case .boolean(let truth): try container.encode(truth, forKey: .boolean)
    case .item(let item): try container.encode(item, forKey: .item)
    case .literal(let literal): try container.encode(literal, forKey: .literal)
    }
  }
}

/// A thing with a name: a soup, a contact, a playlist.
///
/// Two items with the same identifier are the same thing, whatever they are called.
public struct Item: Hashable, Sendable, Codable {
  public let id: String
  public let display: String

  /// Further facts that the app knows of it, by the app's own names.
  public let attributes: [String: String]

  public init(id: String, display: String, attributes: [String: String] = [:]) {
    self.id = id
    self.display = display
    self.attributes = attributes
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Why a number outside of a parameter's range is refused.
package struct RangeRefusal {
  /// As SiriKit names it: `lessThanMinimumValue`.
  package let code: String

  /// The bounds, for the texts: `${minimumValue}`.
  package let bounds: [String: String]

  /// Nil for a value that is in the range, or no number.
  package init?(of value: Value, outside range: ClosedRange<Double>?) {
    guard let range, let number = value.number, !range.contains(number) else { return nil }
    switch (number < range.lowerBound, range.lowerBound) {
    case (true, 0): code = "negativeNumbersNotSupported"
    case (true, _): code = "lessThanMinimumValue"
    case (false, _): code = "greaterThanMaximumValue"
    }
    bounds = [
      "minimumValue": Self.plain(range.lowerBound), "maximumValue": Self.plain(range.upperBound),
    ]
  }

  private static func plain(_ bound: Double) -> String {
    (Int(exactly: bound).map(Value.integer) ?? .decimal(bound)).display
  }
}
