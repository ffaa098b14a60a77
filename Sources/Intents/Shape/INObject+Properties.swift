// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension INObject {
  /// A property as a text that can be read back; nil if it isn't set.
  public static func text(of property: (some INParameterValue)?) -> String? {
    property?.parameterValue.identifier
  }

  public static func text(of property: [some INParameterValue]?) -> String? {
    property.map { $0.map(\.parameterValue.identifier).joined(separator: "\n") }
  }

  /// Sets a property from a text. A text that can't be read sets an optional property to nil.
  public static func set<Held: INParameterValue>(_ property: inout Held?, to text: String?) {
    property = text.flatMap { Value(text: $0, as: Held.parameterType) }.flatMap(Held.held)
  }

  public static func set<Held: INParameterValue>(_ property: inout [Held]?, to text: String?) {
    property = text?.split(separator: "\n").compactMap { text in
      Value(text: String(text), as: Held.parameterType).flatMap(Held.held)
    }
  }

  public static func set<Held: INEnumeration>(_ property: inout Held, to text: String?) {
    guard let text, let value = Held.held(.text(text)) else { return }
    property = value
  }
}

extension Value {
  /// Reads back a value from the text of its identifier; nil if the text can't be read as the type.
  init?(text: String, as type: ParameterType) {
    switch type {
    case .text, .url, .file: self = .text(text)
    case .integer, .decimal, .boolean:
      guard let number = Double(text) else { return nil }
      self = Int(exactly: number).map { .integer($0) } ?? .decimal(number)
    case .item, .person, .place: self = .item(Item(id: text, display: text))
    case .date, .period, .duration, .currency, .measurement:
      guard let literal = Literal(text, as: type) else { return nil }
      self = .literal(literal)
    }
  }
}

extension Literal {
  /// Reads a literal's notation back.
  fileprivate init?(_ notation: String, as type: ParameterType) {
    let parts = notation.split(separator: " ", maxSplits: 1).map(String.init)
    switch type {
    case .duration: self.init(.duration, notation, display: notation)
    case .currency where parts.count == 2:
      self.init(.currency, parts[0], unit: parts[1], display: notation)
    case .measurement where parts.count == 2:
      self.init(.measurement, parts[0], unit: parts[1], display: notation)
    case .period where notation.contains("/"):
      self.init(.period, notation, display: notation)
    case .date, .period:
      let kind: Kind = notation.contains("T") ? .datetime : notation.contains("-") ? .date : .time
      self.init(kind, notation, display: notation)
    default: return nil
    }
  }
}
