// SPDX-License-Identifier: Apache-2.0

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
    let line = InputLine(line)
    var context: [String: JSONValue] = [:]
    if case .object(let given) = line.members["context"] { context = given }
    self.init(line.text, id: line.id, context: context)
  }
}
