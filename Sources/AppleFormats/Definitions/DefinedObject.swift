// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A type of an app's own things: they have an identifier, a name and further properties.
public struct DefinedObject: Hashable, Sendable {
  public var name: String
  public var displayName: LocalizableText?
  public var className: String?
  public var classPrefix: String?

  /// The app's own properties. Besides them every object has an identifier, a display string, a
  /// pronunciation hint and alternative matches.
  public var properties: [DefinedParameter]

  /// The place in its file.
  public var location: SourceLocation

  public init(name: String, properties: [DefinedParameter] = [], location: SourceLocation) {
    self.name = name
    self.properties = properties
    self.location = location
  }

  /// The generated class.
  public var objectClass: String { (classPrefix ?? "") + (className ?? name) }

  static let standardProperties: Set = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]
}
