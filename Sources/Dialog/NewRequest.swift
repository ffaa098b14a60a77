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
}
