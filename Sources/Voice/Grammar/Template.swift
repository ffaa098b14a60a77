// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A sentence template as a tree.
///
/// Each blank in a text is kept as a plain space: `light[s]` is one word in two spellings, `light
/// [s]` one word or two.
public indirect enum Template: Hashable, Sendable {
  /// A name in braces, angle brackets or a `${…}` token, with its place in the template.
  public struct Reference: Hashable, Sendable {
    /// The name of the list, rule or token.
    public var name: String

    /// The slot that gets the value; nil if it has the list's name.
    public var slot: String?

    /// Whether only the response gets the value: `{list:@name}`.
    public var isCapture: Bool

    /// The offset from the template's start, in characters.
    public var offset: Int

    public init(
      _ name: String, slot: String? = nil, isCapture: Bool = false, offset: Int = 0
    ) {
      self.name = name
      self.slot = slot
      self.isCapture = isCapture
      self.offset = offset
    }
  }

  case text(String)
  case sequence([Template])
  /// `(a|b)`.
  case alternatives([Template])
  /// `[a]`.
  case optional(Template)
  /// `(a;b)`: all parts, in any order.
  case permutation([Template])
  /// `{list}` or `{list:slot}`.
  case list(Reference)
  /// `<rule>`.
  case rule(Reference)
  /// `${applicationName}` or `${parameter}`.
  case token(Reference)
}

/// A template as somebody wrote it, with its location.
public struct WrittenTemplate: Hashable, Sendable {
  public var text: String

  /// The location of the template's first character.
  public var location: SourceLocation

  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }

  public init(_ template: SourcedTemplate) {
    self.init(text: template.text, location: template.location)
  }
}
