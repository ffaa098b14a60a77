// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// A catalog's sourceLanguage is the app's development language.
enum CatalogSourceLanguage: LintRule {
  static let name = "catalog-source-language"
  static let severity = Finding.Severity.error
  static let summary = "A catalog's sourceLanguage is the app's development language."
  static let reason = """
    The keys of a catalog are texts of its source language; with another one they are taken for that language's.
    """
  static let source = "Xcode"

  static func findings(in app: LintedApp) -> [Finding] {
    app.files.filter { $0.kind == .catalog }.compactMap { file in
      let catalog = StringCatalog.read(file.source).content
      let own = app.developmentLanguage
      guard !LocaleLookup.areOfOneLanguage(catalog.sourceLanguage, own) else { return nil }
      let place = file.source.place(of: "\"\(catalog.sourceLanguage)\"")
      let message = "sourceLanguage is '\(catalog.sourceLanguage)'; the app is written in '\(own)'"
      return finding(
        message, at: place, in: app,
        edit: TextEdit(
          at: place, replacing: "\"\(catalog.sourceLanguage)\"", by: "\"\(own)\""))
    }
  }
}

extension SourceText {
  /// The place of the first occurrence of a text, or the file as a whole if there is none.
  func place(of text: String) -> SourceLocation {
    let sought = Array(text.utf8)
    var rest = bytes[...]
    while let first = sought.first, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: sought) { return location(at: start) }
      rest = rest.dropFirst()
    }
    return SourceLocation(file: file)
  }
}
