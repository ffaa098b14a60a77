// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The texts of an `.xcstrings` file, all languages in one.
public struct StringCatalog: Hashable, Sendable {
  /// What one key says in one language.
  public enum Text: Hashable, Sendable {
    case plain(String)
    case plural(PluralForms)
    /// Several phrases, as an App Shortcut has them.
    case phrases([String])
  }

  /// The language the keys are written in.
  public var sourceLanguage: String

  /// The texts by language, then by key.
  public var texts: [String: [String: Text]]

  public init(sourceLanguage: String = "en", texts: [String: [String: Text]] = [:]) {
    self.sourceLanguage = sourceLanguage
    self.texts = texts
  }

  /// The texts of the language that speaks a locale best, or of the source language.
  func texts(for locale: String) -> [String: Text] {
    let lookup = LocaleLookup(locale, developmentLanguage: sourceLanguage)
    return lookup.best(among: texts.keys).flatMap { texts[$0] } ?? [:]
  }
}
