// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
public import Voice

/// A request as it was understood, before anything was asked.
public struct NewRequest: Hashable, Sendable {
  public var id: UUID
  public var app: AppDescription
  public var description: IntentDescription
  public var intent: StructuredIntent

  /// Whether it was understood only by guessing or forgiving.
  public var isTolerated: Bool

  /// Whether the user said which app.
  public var namesApp: Bool

  /// The gates to pass before the app is asked anything.
  public var gates: [Gate] = []

  /// The gates to pass before the app acts.
  public var finalGates: [Gate] = []

  /// The app's own words for why it wants to be used.
  public var usageDescription: String?

  public init(
    id: UUID, app: AppDescription, description: IntentDescription, heard: Interpretation
  ) {
    self.id = id
    self.app = app
    self.description = description
    intent = StructuredIntent(app: app.id, domain: description.domain, intent: description.id)
    isTolerated = heard.isGuess
    namesApp = heard.namesApp
    intent.merge(heard, as: description)
  }

  /// A request that was carried out before, to be done again: nothing in it is guessed.
  public init(
    id: UUID, app: AppDescription, description: IntentDescription,
    values: [ParameterID: [Value]]
  ) {
    self.id = id
    self.app = app
    self.description = description
    intent = StructuredIntent(app: app.id, domain: description.domain, intent: description.id)
    isTolerated = false
    namesApp = true
    for (id, held) in values {
      guard let parameter = description[id] else { continue }
      intent.arguments[id] = Argument(
        held.map { HeardValue($0, heard: nil) }, isList: parameter.isList)
    }
  }

  /// Whether another request is for the same intent, with no value that this one doesn't have.
  public func repeats(_ other: NewRequest) -> Bool {
    guard other.app.id == app.id, other.intent.intent == intent.intent else { return false }
    return other.intent.arguments.keys.allSatisfy { id in
      other.intent.values(of: id) == intent.values(of: id)
    }
  }
}
