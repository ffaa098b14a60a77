// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Every question exists in every language of the app.
enum PromptLanguages: LintRule {
  static let name = "prompt-languages"
  static let severity = Finding.Severity.warning
  static let summary = "Every question exists in every language of the app."
  static let reason = """
    A question that is not translated is asked in another language.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    let others = app.languages.filter {
      !LocaleLookup.areOfOneLanguage($0, app.developmentLanguage)
    }
    return app.definitions.flatMap { definition in
      let tables = app.strings(named: definition.tableName)
      return others.flatMap { language in
        let keys = Set(
          tables.filter { $0.language == language }.flatMap(\.table.entries).map(\.key))
        return definition.intents.flatMap { intent in
          missing(intent, keys).map { parameter, text in
            let message =
              "'\(text)' is not translated into \(language); add its key to \(definition.tableName).strings"
            return finding(message, at: parameter.location, in: app)
          }
        }
      }
    }
  }

  private static func missing(
    _ intent: DefinedIntent, _ keys: Set<String>
  ) -> [(DefinedParameter, String)] {
    intent.parameters.flatMap { parameter in
      parameter.prompts.filter { $0.kind == .primary }.compactMap { prompt in
        guard let text = prompt.text, let key = text.key, !keys.contains(key) else { return nil }
        return (parameter, text.text)
      }
    }
  }
}
