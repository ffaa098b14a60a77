// SPDX-License-Identifier: Apache-2.0

/// One value an intent needs or takes.
public struct ParameterDescription: Hashable, Sendable {
  public let id: ParameterID

  public var type: ParameterType

  /// Whether the user is asked for it when it was not said.
  public var isRequired: Bool

  /// Whether it holds several values: "with cheese and croutons".
  public var isList: Bool

  /// What to call it: "soup".
  public var displayName: String

  /// The app's own questions by kind, the shortest wording first, each next one more helpful.
  ///
  /// They may hold `${parameter}` tokens of the intent, and `${choices}`, `${value}`, `${reason}`.
  public var prompts: [PromptKind: [String]]

  public init(
    id: ParameterID, type: ParameterType, isRequired: Bool = false, isList: Bool = false,
    displayName: String = "", prompts: [PromptKind: [String]] = [:]
  ) {
    self.id = id
    self.type = type
    self.isRequired = isRequired
    self.isList = isList
    self.displayName = displayName
    self.prompts = prompts
  }
}
