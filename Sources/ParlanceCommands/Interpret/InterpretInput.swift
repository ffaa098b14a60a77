// SPDX-License-Identifier: Apache-2.0

import Foundation
package import IntentModel
package import Terminal

/// An utterance to interpret, with the facts given beside it.
package struct InterpretInput {
  package var id: OrderedJSON?
  package var text: String
  package var context: [String: JSONValue]

  package init(_ text: String, id: OrderedJSON? = nil, context: [String: JSONValue] = [:]) {
    self.text = text
    self.id = id
    self.context = context
  }

  /// A line of plain text, or a JSON object with `text`, `id` and `context`.
  package init(line: String) {
    guard line.first(where: { !$0.isWhitespace }) == "{",
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      case .object(let members) = value, case .string(let text) = members["text"]
    else {
      self.init(line)
      return
    }
    var context: [String: JSONValue] = [:]
    if case .object(let given) = members["context"] { context = given }
    self.init(text, id: members["id"].map { OrderedJSON($0) }, context: context)
  }
}
