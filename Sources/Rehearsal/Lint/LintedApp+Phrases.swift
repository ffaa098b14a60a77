// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel
import Synchronization

extension LintedApp {
  /// A phrase of an App Shortcut and the place where it is written.
  struct Phrase {
    var text: String
    var place: SourceLocation
  }

  /// The keys of the phrase tables, in the order of the files. A key is the phrase of the code.
  var phraseKeys: [Phrase] {
    var known: Set<String> = []
    return files.filter { $0.name.hasPrefix("AppShortcuts.") }.flatMap { file in
      keys(of: file).filter { known.insert($0).inserted }.map { key in
        Phrase(text: key, place: file.source.place(of: "\"\(key)\""))
      }
    }
  }

  private func keys(of file: AppFile) -> [String] {
    switch file.kind {
    case .strings: StringsTable.read(file.source).content.entries.map(\.key)
    case .catalog:
      Set(StringCatalog.read(file.source).content.texts.values.flatMap(\.keys)).sorted()
    default: []
    }
  }

  /// The phrases in all languages with their places: those of the code and their translations.
  var allPhrases: [Phrase] {
    let coded = shortcuts.flatMap(\.phrases).map { Phrase(text: $0, place: place(ofPhrase: $0)) }
    let spoken = localizations.flatMap { phrases(in: $0) }
    var known: Set<String> = []
    let keys = shortcuts.isEmpty ? phraseKeys.filter { !negativePhrases.contains($0.text) } : []
    return (coded + keys + spoken).filter { known.insert($0.text).inserted }
  }

  /// The code's phrases in a language: their translations, and in the development language the
  /// phrases themselves, too.
  func phrases(in localization: Localization) -> [Phrase] {
    let isOwn = LocaleLookup.areOfOneLanguage(localization.language, developmentLanguage)
    return shortcuts.flatMap(\.phrases).flatMap { phrase in
      let said = localization.app.phrases[phrase] ?? []
      return (isOwn && !said.contains(phrase) ? [phrase] + said : said).map { text in
        Phrase(text: text, place: place(ofPhrase: text, orKey: phrase))
      }
    }
  }

  /// Where a phrase is written: in a phrase table or in the sources. If the place is unknown, it is
  /// the app's folder.
  func place(ofPhrase text: String, orKey key: String? = nil) -> SourceLocation {
    for sought in [text, key].compactMap(\.self) {
      let written = phrasePlaces.place(of: sought) { placeInTables(of: sought) }
      if let written { return written }
    }
    return outline.places[text] ?? key.flatMap { outline.places[$0] }
      ?? SourceLocation(file: folder)
  }

  private func placeInTables(of phrase: String) -> SourceLocation? {
    files.filter { $0.name.hasPrefix("AppShortcuts.") }.lazy
      .map { $0.source.place(of: "\"\(phrase)\"") }.first { $0.line > 0 }
  }

  /// The first phrase table, or else the provider in the sources, or else the app's folder.
  var placeOfPhrases: SourceLocation {
    let table = files.first { $0.name.hasPrefix("AppShortcuts.") }
    return table.map { SourceLocation(file: $0.shown) } ?? extracted?.providers.first?.place
      ?? SourceLocation(file: folder)
  }
}

/// The places of phrases, each found once: several rules ask for them, and a table is long.
final class PhrasePlaces: Sendable {
  private let known = Mutex<[String: SourceLocation?]>([:])

  func place(of phrase: String, find: () -> SourceLocation?) -> SourceLocation? {
    if let place = known.withLock({ $0[phrase] }) { return place }
    let place = find()
    known.withLock { $0[phrase] = .some(place) }
    return place
  }
}

extension String {
  /// The names of the `${…}` tokens, in their order.
  var phraseTokens: [String] {
    matches(of: /\$\{([^}]*)\}/).map { String($0.output.1) }
  }
}
