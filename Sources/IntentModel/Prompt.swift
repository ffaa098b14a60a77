// SPDX-License-Identifier: Apache-2.0

/// A question that waits for an answer.
public struct Prompt: Hashable, Sendable {
  public var kind: PromptKind

  /// The parameter it is about; nil when it is about the whole request.
  public var parameter: ParameterID?

  /// As asked this time.
  public var question: String

  /// The same without the options, for whoever gets these as a list; nil where it can't do without.
  public var listQuestion: String?

  /// What may be answered by name or number, in the order shown.
  public var options: [Item]

  /// Why the last value could not be used.
  public var reason: String?

  public init(
    kind: PromptKind, parameter: ParameterID? = nil, question: String, listQuestion: String? = nil,
    options: [Item] = [], reason: String? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.question = question
    self.listQuestion = listQuestion
    self.options = options
    self.reason = reason
  }
}
