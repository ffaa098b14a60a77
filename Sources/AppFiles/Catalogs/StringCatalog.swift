// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
public import IntentModel

/// The texts of an `.xcstrings` file, all languages in one.
public struct StringCatalog: Hashable, Sendable {
  /// The text of one key in one language.
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

  /// The texts of the language that fits a locale best, or of the source language.
  func texts(for locale: String) -> [String: Text] {
    let lookup = LocaleLookup(locale, developmentLanguage: sourceLanguage)
    return lookup.best(among: texts.keys).flatMap { texts[$0] } ?? [:]
  }
}

extension StringCatalog {
  /// Reads a catalog of version 1.0 or 1.1; a broken entry is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<StringCatalog> {
    do {
      return read(try SourceText(data, file: file))
    } catch {
      return Reading(StringCatalog(), findings: error.findings)
    }
  }

  public static func read(_ source: SourceText) -> Reading<StringCatalog> {
    var reader = StringCatalogReader(source)
    do {
      let catalog = reader.read(try YAMLDocument(source).root)
      return Reading(catalog, findings: reader.fields.findings)
    } catch {
      return Reading(StringCatalog(), findings: error.findings)
    }
  }
}
