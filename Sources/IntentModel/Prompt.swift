// SPDX-License-Identifier: Apache-2.0

/// A question that waits for an answer.
public struct Prompt: Hashable, Sendable {
  /// The most options that are offered at once; with more, the user is asked for details first.
  public static let maximumOptions = 10

  public var kind: PromptKind

  /// The parameter it is about; nil when it is about the whole request.
  public var parameter: ParameterID?

  /// As asked this time.
  public var question: String

  /// The question without its options, for a user who gets these as a list; nil when it needs them.
  public var listQuestion: String?

  /// The options that may be answered by name or number, in the order shown.
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

/// The kind of a question.
public enum PromptKind: String, Hashable, Sendable, CaseIterable {
  case needsValue
  case disambiguation
  case confirmationRequired
  case needsMoreDetails
  case unsupported
  case confirmIntent
  case chooseApp
  case unlock
  case authorize
}
