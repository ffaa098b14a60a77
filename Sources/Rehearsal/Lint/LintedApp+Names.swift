// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

extension LintedApp {
  /// A name of the app's or of one of its things, and where it is written.
  struct WrittenName {
    /// That of the folder it lies in; nil for all.
    var language: String?
    var text: String
    var place: SourceLocation
  }

  /// What the app is called: the display name and the alternatives, in the order of the files.
  var appNames: [WrittenName] {
    let listed = propertyLists(.info).flatMap { language, list in
      let nodes =
        [list.root["CFBundleDisplayName"]].compactMap(\.self)
        + (list.root["INAlternativeAppNames"]?.array ?? []).compactMap {
          $0["INAlternativeAppName"]
        }
      return nodes.compactMap { node in
        node.string.map {
          WrittenName(language: language, text: $0, place: list.location(of: node))
        }
      }
    }
    let localized = strings(named: "InfoPlist").flatMap { language, table in
      table.entries.filter { $0.key == "CFBundleDisplayName" }
        .map { WrittenName(language: language, text: $0.text, place: $0.location) }
    }
    // Names in a project's files may be settings of its build.
    return (listed + localized).filter { !$0.text.contains("$(") }
  }

  /// What its vocabularies call things.
  var vocabularyNames: [WrittenName] {
    parameterVocabularies.flatMap { vocabulary in
      vocabulary.phrases.map { phrase in
        WrittenName(
          language: vocabulary.language, text: phrase.text,
          place: vocabulary.location(of: phrase.node))
      }
    }
  }

  /// The languages that a file counts for: that of its folder, or all.
  func localizations(of language: String?) -> [Localization] {
    language.map { localization(of: $0).map { [$0] } ?? [] } ?? localizations
  }
}
