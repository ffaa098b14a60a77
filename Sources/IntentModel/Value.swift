// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a parameter holds.
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
