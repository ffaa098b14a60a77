// SPDX-License-Identifier: Apache-2.0

/// One value an intent needs or takes.
public struct ParameterDescription: Hashable, Sendable {
  public let id: ParameterID

  public var type: ParameterType

  /// Whether the user is asked for it when it was not said.
  public var isRequired: Bool

  /// Whether it holds several values: "with cheese and croutons".
  public var isList: Bool

  /// Whether it takes names that no vocabulary lists, as they are typed.
  public var isOpen: Bool

  /// The value it has when the user says none.
  public var defaultValue: Value?

  /// The numbers it takes; nil for all.
  public var range: ClosedRange<Double>?

  /// Whether a number alone is a value of it: its unit goes without saying.
  public var takesBareNumbers = false

  /// When it counts at all; nil for always.
  public var condition: ParameterCondition?

  /// The values there are, where they are few and the same for everybody.
  public var choices: [Item]

  /// Where the names of the choices lie among an app's texts: `INCallCapability` for the key
  /// `INCallCapability.audioCall`. Nil where the choices have their names.
  public var choicesKey: String?

  /// The list that holds its names, when that isn't the parameter's own: several parameters may
  /// share one.
  public var listName: String?

  /// The parameters whose values its own value replaces: a message goes to a group instead of
  /// people.
  public var replaces: [ParameterID] = []

  /// Its name in sentences: "soup".
  public var displayName: String

  /// The app's own questions by kind, the shortest wording first, each next one more helpful.
  ///
  /// They may hold `${parameter}` tokens of the intent, and `${choices}`, `${value}`, `${reason}`.
  public var prompts: [PromptKind: [String]]

  /// A title as it stands in the middle of a sentence: "session" for "Session", and "PIN" as it is.
  public static func displayName(titled title: String) -> String {
    let isAcronym = title.dropFirst().first?.isUppercase == true
    return isAcronym ? title : title.prefix(1).lowercased() + title.dropFirst()
  }

  public init(
    id: ParameterID, type: ParameterType, isRequired: Bool = false, isList: Bool = false,
    isOpen: Bool? = nil, defaultValue: Value? = nil, range: ClosedRange<Double>? = nil,
    condition: ParameterCondition? = nil, choices: [Item] = [], choicesKey: String? = nil,
    displayName: String = "", prompts: [PromptKind: [String]] = [:]
  ) {
    self.id = id
    self.type = type
    self.isRequired = isRequired
    self.isList = isList
    self.isOpen = isOpen ?? (type == .person || type == .place)
    self.defaultValue = defaultValue
    self.range = range
    self.condition = condition
    self.choices = choices
    self.choicesKey = choicesKey
    self.displayName = displayName
    self.prompts = prompts
  }
}
