// SPDX-License-Identifier: Apache-2.0

/// A question that an app asks while it carries a request out.
public struct Inquiry: Hashable, Sendable {
  public var kind: PromptKind

  /// The parameter it is about; nil when it is about the whole request.
  public var parameter: ParameterID?

  /// In the app's own words; nil leaves them to the assistant.
  public var question: String?

  /// The options to choose from.
  public var options: [Value]

  /// The one value that is to be confirmed.
  public var value: Value?

  /// Why the last value could not be used.
  public var reason: String?

  /// The card to show beside the question.
  public var snippet: Snippet?

  public init(
    _ kind: PromptKind, parameter: ParameterID? = nil, question: String? = nil,
    options: [Value] = [], value: Value? = nil, reason: String? = nil, snippet: Snippet? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.question = question
    self.options = options
    self.value = value
    self.reason = reason
    self.snippet = snippet
  }
}

/// The user's answer to an app's ``Inquiry``.
public enum InquiryAnswer: Hashable, Sendable {
  case agreed
  /// A no, or none of what was offered.
  case declined
  /// One of the options of a question about no parameter, by its place from 0.
  case chosen(Int)
  /// Values: the request with them in it.
  case given(StructuredIntent)
}
