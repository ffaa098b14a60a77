// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

/// Names are at most 1,024 bytes, and neither phone numbers nor e-mail addresses.
enum VocabularyItems: LintRule {
  static let name = "vocabulary-item"
  static let severity = Finding.Severity.error
  static let summary =
    "Names are at most 1,024 bytes, and neither phone numbers nor e-mail addresses."
  static let reason = """
    Contacts and other things are known by their names; numbers and addresses are found by the system itself.
    """
  static let source = "INVocabulary documentation, WWDC16 217"

  private static let maximum = 1_024

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { vocabulary in
      vocabulary.phrases.compactMap { phrase in
        problem(of: phrase.text).map {
          finding($0, at: vocabulary.location(of: phrase.node), in: app)
        }
      }
    }
  }

  private static func problem(of text: String) -> String? {
    if text.utf8.count > maximum { return "the name is longer than \(maximum) bytes; shorten it" }
    if text.contains(/\S+@\S+\.\S+/) {
      return "an e-mail address is no name; use the person's name"
    }
    let isNumber =
      text.count(where: \.isNumber) >= 6
      && text.allSatisfy { $0.isNumber || "+-() ./".contains($0) }
    return isNumber ? "a phone number is no name; use the person's name" : nil
  }
}
