// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One parameter of an intent or of a response, or one property of an object.
public struct DefinedParameter: Hashable, Sendable {
  /// `soup`: the name of the property in code.
  public var name: String
  public var displayName: LocalizableText?
  public var type: DefinedType
  public var isList = false

  /// Whether the app is asked to agree to its values.
  public var supportsResolution = false
  /// Whether the app offers values.
  public var supportsDynamicEnumeration = false
  /// Whether the app searches for values by the text that was typed.
  public var supportsSearch = false
  public var isConfigurable = false

  /// The value when the user gives none; for an enumeration the name of a case.
  public var defaultValue: DefinedDefault?
  public var minimum: Double?
  public var maximum: Double?
  public var trueName: LocalizableText?
  public var falseName: LocalizableText?

  /// The questions about it, in the order of the definition.
  public var prompts: [DefinedPrompt] = []

  /// The reasons why a value can't be used, by the app's codes.
  public var unsupportedReasons: [DefinedReason] = []

  /// The other parameter that decides whether this one counts.
  public var relationship: DefinedRelationship?

  /// The place in its file.
  public var location: SourceLocation

  public init(name: String, type: DefinedType, location: SourceLocation) {
    self.name = name
    self.type = type
    self.location = location
  }

  /// The first question of a kind that has a text.
  public func prompt(_ kind: DefinedPrompt.Kind) -> LocalizableText? {
    prompts.first { $0.kind == kind && $0.text != nil }?.text
  }
}

/// The value of a parameter when the user gives none.
public enum DefinedDefault: Hashable, Sendable {
  case text(LocalizableText)
  case boolean(Bool)
  case number(Double)
}
