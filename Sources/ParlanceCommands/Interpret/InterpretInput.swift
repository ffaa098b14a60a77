// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Terminal

/// One utterance to interpret, with what is known beside it.
struct InterpretInput {
  var id: OrderedJSON?
  var text: String
  var context: [String: JSONValue]

  init(_ text: String, id: OrderedJSON? = nil, context: [String: JSONValue] = [:]) {
    self.text = text
    self.id = id
    self.context = context
  }

  /// A line of plain text, or a JSON object with `text`, `id` and `context`.
  init(line: String) {
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
