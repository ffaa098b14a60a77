// SPDX-License-Identifier: Apache-2.0

extension Value: Codable {
  /// What each kind is called where it is written down: `{"item":{"id":"clam_chowder","display":"Clam Chowder"}}`.
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
