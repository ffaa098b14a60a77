// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// A translation has the same placeholders as the original text.
enum TranslationPlaces: LintRule {
  static let name = "translation-places"
  static let severity = Finding.Severity.error
  static let summary =
    "A translation fills in the values that the text it translates does, and no others."
  static let reason = """
    A place that is left out drops a value from what is said; one that is too much is said as it stands.
    """
  static let source = "Practice"

  static func findings(in app: LintedApp) -> [Finding] {
    // Translated phrases don't match the originals one to one, and have rules of their own.
    let files = app.files.filter { !$0.name.hasPrefix("AppShortcuts.") }
    return files.filter { $0.kind == .catalog }.flatMap { check($0, app) }
      + files.filter { $0.kind == .strings }.flatMap { checkTable($0, app) }
  }

  private static func check(_ file: AppFile, _ app: LintedApp) -> [Finding] {
    let catalog = StringCatalog.read(file.data, file: file.shown).content
    let source = catalog.texts[catalog.sourceLanguage] ?? [:]
    return catalog.texts.sorted { $0.key < $1.key }.flatMap { language, texts in
      texts.sorted { $0.key < $1.key }.flatMap { key, text -> [Finding] in
        guard language != catalog.sourceLanguage, case .plain(let original)? = source[key] else {
          return []
        }
        return text.all.compactMap { translation in
          problem(in: translation, of: original).map { problem in
            let place = file.source.place(of: "\"\(translation)\"")
            return finding("\(language): \(problem)", at: place, in: app)
          }
        }
      }
    }
  }

  /// Compares with the key: a key with placeholders is the original text itself.
  private static func checkTable(_ file: AppFile, _ app: LintedApp) -> [Finding] {
    StringsTable.read(file.data, file: file.shown).content.entries.compactMap { entry in
      guard !Places(entry.key).all.isEmpty, let problem = problem(in: entry.text, of: entry.key)
      else { return nil }
      return finding(problem, at: entry.location, in: app)
    }
  }

  private static func problem(in translation: String, of text: String) -> String? {
    let (own, wanted) = (Places(translation), Places(text))
    if let missing = wanted.all.first(where: { !own.all.contains($0) }) {
      return "'\(translation)' leaves out \(missing); add it"
    }
    guard let stray = own.all.first(where: { !wanted.all.contains($0) }) else { return nil }
    return "'\(translation)' has \(stray), which '\(text)' lacks; remove it"
  }
}

/// The placeholders for values in a text.
private struct Places {
  /// The placeholders, sorted: `${soup}`, `%@`, `%lld`. The position in `%2$@` is dropped: `%@`.
  let all: [String]

  init(_ text: String) {
    // Most texts have none, and reading a pattern takes long.
    guard text.contains("$") || text.contains("%") else {
      all = []
      return
    }
    let tokens = text.matches(of: /\$\{\w+\}/).map { String($0.output) }
    let formats = text.matches(of: /%(?:\d+\$)?(@|l*d|l*u|l*f|l*i)/).map { "%\($0.output.1)" }
    all = (tokens + formats).sorted()
  }
}

extension StringCatalog.Text {
  fileprivate var all: [String] {
    switch self {
    case .plain(let text): [text]
    case .phrases(let phrases): phrases
    case .plural: []
    }
  }
}
