// SPDX-License-Identifier: Apache-2.0

/// A `@Parameter` of an intent, or a `@Property` of an entity.
public struct ExtractedParameter: Hashable, Sendable, Codable {
  public var name: String
  public var place: SourceLocation

  /// The type of one value, without the marks of optionals and arrays: `Int`, `SoupEntity`.
  public var type: String
  public var isOptional = false
  public var isList = false

  /// The title in the code; nil where it has none.
  public var title: String?

  /// A number, a text, a boolean, or a case of an enumeration by name.
  public var defaultValue: JSONValue?

  /// The bounds of the numbers it takes, both included.
  public var minimum: Double?
  public var maximum: Double?

  /// The question to ask when it has no value.
  public var question: String?

  /// The question to ask when several values fit.
  public var choiceQuestion: String?

  /// The type that offers its values; nil for none.
  public var optionsProvider: String?

  public init(name: String, place: SourceLocation, type: String) {
    (self.name, self.place, self.type) = (name, place, type)
  }
}
