// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One contributor to what is understood: an app with its sentences, or a grammar on its own.
public struct UnderstandingSource: Sendable {
  /// The app; nil for a grammar on its own.
  public var description: AppDescription?
  public var grammar: Grammar

  public init(description: AppDescription? = nil, grammar: Grammar) {
    self.description = description
    self.grammar = grammar
  }
}
