// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// An app as the assistant has it: what it understands, says and does, in one language.
public struct InstalledApp: Sendable {
  public var description: AppDescription
  public var grammar: Grammar
  public var wording: Wording
  public var handler: any IntentHandler

  public init(
    description: AppDescription, grammar: Grammar, wording: Wording, handler: any IntentHandler
  ) {
    self.description = description
    self.grammar = grammar
    self.wording = wording
    self.handler = handler
  }
}
