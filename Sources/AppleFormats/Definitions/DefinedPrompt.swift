// SPDX-License-Identifier: Apache-2.0

/// One question about a parameter, as a definition words it.
public struct DefinedPrompt: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Asks for a value.
    case primary = "Primary"
    /// Asks whether a value is right.
    case confirmation = "Confirmation"
    /// Says that several values fit.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// Asks which of them is meant.
    case disambiguationSelection = "DisambiguationSelection"
    /// Stands in the editor of shortcuts and is never asked.
    case configuration = "Configuration"
    /// Asks for a value where there is little room.
    case concise = "Concise"
  }

  public var kind: Kind

  /// Nil where the definition leaves the words to the assistant.
  public var text: LocalizableText?

  public init(_ kind: Kind, text: LocalizableText?) {
    self.kind = kind
    self.text = text
  }
}
