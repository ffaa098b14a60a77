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

/// One question about a parameter, as a definition words it.
public struct DefinedPrompt: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Asks for a value.
    case primary = "Primary"
    /// Asks whether a value is right.
    case confirmation = "Confirmation"
    /// Says that several values fit.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// Asks which of them is meant.
    case disambiguationSelection = "DisambiguationSelection"
    /// Stands in the editor of shortcuts and is never asked.
    case configuration = "Configuration"
    /// Asks for a value where there is little room.
    case concise = "Concise"
  }

  public var kind: Kind

  /// Nil if the definition leaves the wording to the assistant.
  public var text: LocalizableText?

  public init(_ kind: Kind, text: LocalizableText?) {
    self.kind = kind
    self.text = text
  }
}

/// The reason why a value of a parameter can't be used.
public struct DefinedReason: Hashable, Sendable {
  /// The reason's name in generated code: `notEnoughInStock`.
  public var code: String
  public var text: LocalizableText?

  /// Whether it is the app's own reason, not one that every number has.
  public var isCustom: Bool

  public init(code: String, text: LocalizableText?, isCustom: Bool) {
    self.code = code
    self.text = text
    self.isCustom = isCustom
  }
}

/// The condition under which a parameter counts: another one has any value, one certain value, or
/// none.
public struct DefinedRelationship: Hashable, Sendable {
  public var parent: String

  /// The condition's name in the format: `HasAnyValue`, `EnumHasExactValue`.
  public var predicate: String

  /// The value that the parent must have, for the predicates that compare.
  public var value: String?

  public init(parent: String, predicate: String, value: String? = nil) {
    self.parent = parent
    self.predicate = predicate
    self.value = value
  }
}
