// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Terminal
import Voice

/// A text to find values in, with the facts given beside it.
package struct ValuesInput {
  var text: String
  var id: OrderedJSON?
  var locale: String?
  var now: FixedTime?
  var kinds: [ValueKind] = []

  init(_ text: String) { self.text = text }

  /// Reads a line of plain text, or a JSON object with `text`, `id`, `locale`, `now` and `kind`;
  /// `kind` is one kind or a list.
  package init(line: String) {
    guard line.first(where: { !$0.isWhitespace }) == "{",
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      case .object(let members) = value, case .string(let text) = members["text"]
    else {
      self.init(line)
      return
    }
    self.init(text)
    id = members["id"].map { OrderedJSON($0) }
    locale = members["locale"]?.texts.first
    now = members["now"]?.texts.first.flatMap(FixedTime.init(argument:))
    kinds = members["kind"]?.texts.compactMap(ValueKind.init(rawValue:)) ?? []
  }
}

extension JSONValue {
  /// The text of a string, or the texts of a list of strings.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    default: []
    }
  }
}
