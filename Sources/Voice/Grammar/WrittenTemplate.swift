// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A template as somebody wrote it, and where.
public struct WrittenTemplate: Hashable, Sendable {
  public var text: String

  /// Of the template's first character.
  public var location: SourceLocation

  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }

  public init(_ template: SourcedTemplate) {
    self.init(text: template.text, location: template.location)
  }
}
