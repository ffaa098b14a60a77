// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A template and where somebody wrote it.
public struct SourcedTemplate: Hashable, Sendable {
  /// The template as written, for evidence and findings.
  public var text: String
  public var template: Template

  /// The location of the template's first character.
  public var location: SourceLocation

  /// The most bytes of a template.
  private static let maximumSize = 1_000_000

  public init(text: String, template: Template, location: SourceLocation) {
    self.text = text
    self.template = template
    self.location = location
  }

  /// Whether a byte can be a sign of the template syntax.
  package static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case TemplateParser.Sign.dollar, TemplateParser.Sign.backslash: true
    default: TemplateParser.Sign.endsText(byte)
    }
  }

  /// Whether a text contains no sign of the template syntax.
  package static func isPlain(_ text: some Collection<UInt8>) -> Bool {
    !text.contains(where: isSign)
  }

  /// Reads a template. An error says what is wrong and where.
  public init(parsing text: String, at location: SourceLocation) throws(FindingsError) {
    guard text.utf8.count <= Self.maximumSize else {
      let message = "the template is longer than \(Self.maximumSize) bytes; split it"
      throw FindingsError([
        Finding(.error, rule: "template-too-long", message: message, at: location)
      ])
    }
    var parser = TemplateParser(text, at: location)
    self.init(text: text, template: try parser.parse(), location: location)
  }
}
