// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Stands in for an app that has only files: it agrees to every value, and every request succeeds.
struct FilesOnlyHandler: IntentHandler {
  private let description: AppDescription

  init(_ description: AppDescription) { self.description = description }

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    let values = intent.values(of: parameter)
    if !values.isEmpty { return values.map(Resolution.success) }
    let isRequired = description[intent.intent]?[parameter]?.isRequired ?? false
    return [isRequired ? .needsValue : .notRequired]
  }

  func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { Response(.success) }

  /// The intents that an app's templates speak of, their slots as parameters that may be left out.
  static func intents(in grammar: Grammar) -> [IntentDescription] {
    grammar.intents.map { sentences in
      let slots = Slots(in: sentences, of: grammar).found
      return IntentDescription(
        id: sentences.intent, domain: "Generic", category: .generic,
        title: sentences.intent.rawValue, parameters: slots)
    }
  }
}
