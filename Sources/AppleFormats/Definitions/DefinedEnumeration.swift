// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An enumeration that parameters take their values from.
public struct DefinedEnumeration: Hashable, Sendable {
  public struct Case: Hashable, Sendable {
    /// The case's name in generated code: `clamChowder`.
    public var name: String

    /// The raw value in code; 0 is the unknown case.
    public var index: Int
    public var displayName: LocalizableText
    public var synonyms: [LocalizableText]

    public init(
      name: String, index: Int, displayName: LocalizableText, synonyms: [LocalizableText] = []
    ) {
      self.name = name
      self.index = index
      self.displayName = displayName
      self.synonyms = synonyms
    }
  }

  public var name: String
  public var displayName: LocalizableText?
  public var className: String?
  public var cases: [Case]

  /// The place in its file.
  public var location: SourceLocation

  public init(
    name: String, displayName: LocalizableText? = nil, className: String? = nil, cases: [Case],
    location: SourceLocation
  ) {
    self.name = name
    self.displayName = displayName
    self.className = className
    self.cases = cases
    self.location = location
  }

  /// The cases a person may choose: all but the unknown one.
  public var choices: [Case] { cases.filter { $0.index != 0 } }
}
