// SPDX-License-Identifier: Apache-2.0

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
    let line = InputLine(line)
    self.init(line.text)
    id = line.id
    locale = line.members["locale"]?.texts.first
    now = line.members["now"]?.texts.first.flatMap(FixedTime.init(argument:))
    kinds = line.members["kind"]?.texts.compactMap(ValueKind.init(rawValue:)) ?? []
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
