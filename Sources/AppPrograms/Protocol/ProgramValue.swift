// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A value as programs read and write it.
///
/// Written like the values of a turn's JSON: `{"id":"sencha","display":"Sencha","heard":"sencha"}` for a thing,
/// `{"value":2,"type":"number","heard":"two"}` for anything else. Read from these and from plain texts, numbers and
/// truths.
struct ProgramValue: Codable, Sendable {
  let value: Value
  let heard: String?

  private enum CodingKeys: String, CodingKey {
    case id
    case display
    case attributes
    case value
    case type
    case unit
    case heard
  }

  init(_ heard: HeardValue) {
    value = heard.value
    self.heard = heard.heard
  }

  init(from decoder: any Decoder) throws {
    heard = nil
    if let plain = Self.plain(try JSONValue(from: decoder)) {
      value = plain
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let display = try container.decodeIfPresent(String.self, forKey: .display)
    if let id = try container.decodeIfPresent(String.self, forKey: .id) {
      let attributes = try container.decodeIfPresent([String: String].self, forKey: .attributes)
      value = .item(Item(id: id, display: display ?? id, attributes: attributes ?? [:]))
      return
    }
    let content = Self.plain(try container.decode(JSONValue.self, forKey: .value))
    let type = try container.decodeIfPresent(String.self, forKey: .type) ?? ""
    guard let content else {
      throw DecodingError.dataCorruptedError(
        forKey: .value, in: container, debugDescription: "a value is a text, a number or a truth")
    }
    guard let kind = Literal.Kind(rawValue: type) else {
      value = content
      return
    }
    value = .literal(
      Literal(
        kind, content.display, unit: try container.decodeIfPresent(String.self, forKey: .unit),
        display: display ?? content.display))
  }

  private static func plain(_ json: JSONValue) -> Value? {
    switch json {
    case .string(let text): .text(text)
    case .integer(let number): .integer(number)
    case .decimal(let number): .decimal(number)
    case .boolean(let truth): .boolean(truth)
    case .null, .array, .object: nil
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(heard, forKey: .heard)
    switch value {
    case .item(let item):
      try container.encode(item.id, forKey: .id)
      try container.encode(item.display, forKey: .display)
      if !item.attributes.isEmpty { try container.encode(item.attributes, forKey: .attributes) }
      return
    case .text(let text): try container.encode(text, forKey: .value)
    case .integer(let number): try container.encode(number, forKey: .value)
    case .decimal(let number): try container.encode(number, forKey: .value)
    case .boolean(let truth): try container.encode(truth, forKey: .value)
    case .literal(let literal):
      try container.encode(literal.text, forKey: .value)
      try container.encodeIfPresent(literal.unit, forKey: .unit)
      try container.encode(literal.display, forKey: .display)
    }
    try container.encodeIfPresent(value.typeName, forKey: .type)
  }
}
