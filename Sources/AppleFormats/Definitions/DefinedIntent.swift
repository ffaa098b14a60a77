// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One intent of a definition.
public struct DefinedIntent: Hashable, Sendable {
  /// Who defines the intent.
  public enum Kind: String, Hashable, Sendable {
    /// The app's own.
    case custom = "Custom"
    /// One of SiriKit's, whose texts and combinations the app chooses.
    case system = "System"
  }

  /// For example `OrderSoup`; never shown and never translated.
  public var name: String
  public var kind = Kind.custom

  /// The class as the definition names it; nil if it is made of the prefix and the name.
  public var className: String?
  public var classPrefix: String?

  public var category = IntentCategory.generic
  /// One word for what the intent does, as its category has it: `Order`, `Book`.
  public var verb: String?
  public var title = LocalizableText("")
  public var summary: LocalizableText?

  /// In the order of the definition, which is the order they are asked for in.
  public var parameters: [DefinedParameter] = []

  /// The sets of parameters with which the intent can be carried out, each once: those for
  /// suggestions first, then those for sentences.
  public var combinations: [DefinedCombination] = []
  public var response = DefinedResponse()

  /// The parameter that distinguishes requests best.
  public var keyParameter: String?
  /// The parameter that takes the result of the previous action.
  public var input: String?
  public var imageName: String?

  public var requiresConfirmation = false
  /// Whether it is handled only while the device is unlocked.
  public var isRestrictedWhileLocked = false
  public var isEligibleForSuggestions = true
  public var isEligibleForWidgets = false
  public var isConfigurable = false

  /// The place in its file.
  public var location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }

  /// The generated class: `OrderSoupIntent`, `INPlayMediaIntent`.
  public var intentClass: String {
    let whole = className ?? "\(classPrefix ?? "")\(name)"
    let prefixed =
      className != nil && kind == .custom && !whole.hasPrefix(classPrefix ?? "")
      ? (classPrefix ?? "") + whole : whole
    return prefixed.hasSuffix("Intent") ? prefixed : prefixed + "Intent"
  }

  /// The identifier in a conversation: the definition's name, or the class for SiriKit's own
  /// intents.
  public var id: IntentID { IntentID(kind == .system ? intentClass : name) }
}

/// A set of parameters with which an intent can be carried out.
public struct DefinedCombination: Hashable, Sendable {
  /// In the order of the definition's key; empty for no parameters.
  public var parameters: [String]

  /// The text that shows the combination, with tokens such as `${soup}`.
  public var title: LocalizableText
  public var subtitle: LocalizableText?

  /// Whether the combination is shown first.
  public var isPrimary = false

  /// Whether the app stays in the background; nil if the definition doesn't say.
  public var runsInBackground: Bool?

  public init(parameters: [String], title: LocalizableText, subtitle: LocalizableText? = nil) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
  }
}
