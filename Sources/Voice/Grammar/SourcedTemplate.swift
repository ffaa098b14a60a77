// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A template and where somebody wrote it.
public struct SourcedTemplate: Hashable, Sendable {
  /// As written, to be named in evidence and findings.
  public var text: String
  public var template: Template

  /// Of the template's first character.
  public var location: SourceLocation

  /// The bytes of a template, at most.
  private static let maximumSize = 1_000_000

  public init(text: String, template: Template, location: SourceLocation) {
    self.text = text
    self.template = template
    self.location = location
  }

  /// Whether a byte may mean more than itself in a template.
  package static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case TemplateParser.Sign.dollar, TemplateParser.Sign.backslash: true
    default: TemplateParser.Sign.endsText(byte)
    }
  }

  /// Whether a text is nothing but words.
  package static func isPlain(_ text: some Collection<UInt8>) -> Bool {
    !text.contains(where: isSign)
  }

  /// Reads a template, or tells what is wrong with it and where.
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
