// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The parts of a turn in JSON that the tests look at.
struct SpokenTurn: Decodable, Hashable, Sendable {
  struct Prompt: Decodable, Hashable, Sendable {
    var kind: String
    var parameter: String?
  }

  var turn: Int
  var heard: String
  var locale: String
  var app: String?
  var intent: String?
  var stage: String?
  var prompt: Prompt?
  var say: String
  var show: [String]
  var result: String?
  var code: String?
  var activity: JSONValue?
  var parameters: [String: JSONValue]

  /// The kind of the turn's prompt, or its result if there is no prompt.
  var outcome: String? { prompt?.kind ?? result }
}
