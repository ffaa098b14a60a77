// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering

/// JSON whose objects keep the order of their members.
///
/// Written as literals: `["turn": 1, "heard": .string(heard), "result": nil]`.
public indirect enum OrderedJSON: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: OrderedJSON

    public init(_ name: String, _ value: OrderedJSON) {
      self.name = name
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  case integer(Int)
  /// Null in the text if it is not a finite number.
  case decimal(Double)
  case string(String)
  case array([OrderedJSON])
  case object([Member])
}

extension OrderedJSON {
  /// A string, or null for nil.
  public static func string(ifPresent text: String?) -> OrderedJSON {
    text.map(OrderedJSON.string) ?? .null
  }

  public static func strings(_ texts: [String]) -> OrderedJSON {
    .array(texts.map(OrderedJSON.string))
  }

  /// The members of an unordered object are sorted by name.
  public init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .boolean(let truth): .boolean(truth)
      case .integer(let number): .integer(number)
      case .decimal(let number): .decimal(number)
      case .string(let text): .string(text)
      case .array(let values): .array(values.map(OrderedJSON.init))
      case .object(let members):
        .object(members.sorted { $0.key < $1.key }.map { Member($0.key, OrderedJSON($0.value)) })
      }
  }
}

extension OrderedJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .decimal(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: OrderedJSON...) { self = .array(elements) }

  public init(dictionaryLiteral elements: (String, OrderedJSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension OrderedJSON {
  /// The text on one line, without a line end.
  ///
  /// All characters that could control a terminal or end a line are escaped, so that the text is
  /// safe to print.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .integer(let number): text += String(number)
    case .decimal(let number): text += Self.text(of: number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values): Self.write(values, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text) { member, text in
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ start: String, _ end: String, to text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += end
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.isUnsafe: text += scalar.escapedInJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
