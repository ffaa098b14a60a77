// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import IntentModel

extension LintedApp {
  /// What the app can do, as it is installed; nil where it isn't.
  var intents: [IntentDescription]? {
    development?.installation?[id].map { Array($0.description.intents) }
  }

  /// The localization of a folder's language.
  func localization(of language: String?) -> Localization? {
    localizations.first { $0.language == language }
  }

  /// Where an intent is defined; the app as a whole where no file tells it.
  func place(of intent: IntentID) -> SourceLocation {
    definitions.flatMap(\.intents).first { $0.id == intent }?.location
      ?? extracted?.intents.first { $0.name == intent.rawValue }?.place
      ?? SourceLocation(file: folder)
  }

  /// A whole request that is shown to people.
  struct Example {
    var language: String?
    var intent: IntentID
    var text: String
    var place: SourceLocation
  }

  /// The examples of the vocabulary files, in the order of the files.
  var examples: [Example] {
    propertyLists(.vocabulary).flatMap { language, list in
      (list.root["IntentPhrases"]?.array ?? []).flatMap { phrase -> [Example] in
        guard let name = phrase["IntentName"]?.string else { return [] }
        return (phrase["IntentExamples"]?.array ?? []).compactMap { node in
          node.string.map { text in
            Example(
              language: language, intent: VocabularyFile.intentID(named: name), text: text,
              place: list.location(of: node))
          }
        }
      }
    }
  }
}
