// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A request as an app reads it: `{"name":"OrderTea","domain":"Order","parameters":{"tea":{…}}}`.
///
/// A parameter with several values has a list of them.
struct ProgramIntent: Encodable, Sendable {
  private let name: String
  private let domain: String
  private let parameters: [String: Values]

  private enum Values: Encodable {
    case one(ProgramValue)
    case many([ProgramValue])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .one(let value): try value.encode(to: encoder)
      case .many(let values): try values.encode(to: encoder)
      }
    }
  }

  init(_ intent: StructuredIntent) {
    name = intent.intent.rawValue
    domain = intent.domain
    let pairs = intent.arguments.map { id, argument -> (String, Values) in
      switch argument {
      case .one(let value): (id.rawValue, .one(ProgramValue(value)))
      case .many(let values): (id.rawValue, .many(values.map(ProgramValue.init)))
      }
    }
    parameters = Dictionary(pairs) { first, _ in first }
  }
}
