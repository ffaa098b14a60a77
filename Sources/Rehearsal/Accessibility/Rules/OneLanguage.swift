// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A turn is spoken in one language.
enum OneLanguage: AccessibilityRule {
  static let name = "one-language"
  static let summary = "What is said is in the language of the turn."
  static let reason = "The voice of one language makes noise of another."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    let language = turn.wording.language
    let native = SpokenLanguage.of(language)?.scripts ?? Script.spoken(in: language)
    return turn.sentences.filter { sentence in
      let scripts = turn.own(sentence).compactMap(\.script)
      // Up to twelve letters may be a name or two, which belong to no language.
      return scripts.count > 12 && scripts.count(where: native.contains) * 3 < scripts.count
    }.map { "'\($0)' is in another language; translate it" }
  }
}
