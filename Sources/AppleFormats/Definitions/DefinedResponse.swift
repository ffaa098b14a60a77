// SPDX-License-Identifier: Apache-2.0

/// The answers that an intent may give.
public struct DefinedResponse: Hashable, Sendable {
  /// One way to end.
  public struct Code: Hashable, Sendable {
    public var name: String
    public var isSuccess: Bool

    /// The text of the answer, with tokens of the intent's parameters and the response's
    /// properties.
    public var text: LocalizableText?
    /// A shorter text for when there is little room.
    public var conciseText: LocalizableText?

    public init(
      name: String, isSuccess: Bool, text: LocalizableText? = nil,
      conciseText: LocalizableText? = nil
    ) {
      self.name = name
      self.isSuccess = isSuccess
      self.text = text
      self.conciseText = conciseText
    }
  }

  public var properties: [DefinedParameter] = []
  public var codes: [Code] = []

  /// The property that the next action takes as its input.
  public var output: String?

  public init() {}

  /// The codes that every intent's response has, whether its definition gives them texts or not.
  public static let standardCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]
}
