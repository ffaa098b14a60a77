// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

/// Examples exist in every language of the app.
enum ExampleLanguages: LintRule {
  static let name = "example-languages"
  static let severity = Finding.Severity.warning
  static let summary = "Examples exist in every language of the app."
  static let reason = """
    Whoever speaks a language without examples is never told what to say.
    """
  static let source = "WWDC16 217"

  static func findings(in app: LintedApp) -> [Finding] {
    let examples = Dictionary(grouping: app.examples, by: \.intent)
    return examples.sorted { $0.key < $1.key }.flatMap { intent, examples in
      let languages = Set(examples.compactMap(\.language))
      return app.languages.filter { !languages.contains($0) }.map { language in
        let file = "\(app.folder)/\(language).lproj/\(VocabularyFile.name)"
        let message = "\(intent) has no examples in \(language); add its IntentPhrases there"
        return finding(message, at: SourceLocation(file: file), in: app)
      }
    }
  }
}
