// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A sentence template as a tree.
///
/// Text keeps its blanks, each as a plain space: `light[s]` is one word in two spellings, `light [s]` one word or two.
public indirect enum Template: Hashable, Sendable {
  /// A name in braces, angle brackets or a `${…}` token, with its place in the template.
  public struct Reference: Hashable, Sendable {
    /// The list, rule or token that is meant.
    public var name: String

    /// The slot the value goes to, where it is not the list's own name.
    public var slot: String?

    /// Whether the value is for the response alone: `{list:@name}`.
    public var isCapture: Bool

    /// In characters from the template's start.
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
  /// `(a;b)`: all of them, in any order.
  case permutation([Template])
  /// `{list}` or `{list:slot}`.
  case list(Reference)
  /// `<rule>`.
  case rule(Reference)
  /// `${applicationName}` or `${parameter}`.
  case token(Reference)
}

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
