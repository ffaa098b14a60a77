// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering

/// One turn, one language.
enum OneLanguage: AccessibilityRule {
  static let name = "one-language"
  static let summary = "What is said is in the language of the turn."
  static let reason = "The voice of one language makes noise of another."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    let language = turn.wording.language
    let spoken = Script.spoken(in: language)
    let native =
      language.hasPrefix("en") || language.hasPrefix("fr") ? spoken : spoken.subtracting([.latin])
    return turn.sentences.filter { sentence in
      let scripts = turn.own(sentence).compactMap(\.script)
      // A name or two are in no language.
      return scripts.count > 12 && scripts.count(where: native.contains) * 3 < scripts.count
    }.map { "'\($0)' is in another language; translate it" }
  }
}
