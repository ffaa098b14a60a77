// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The phrases of a language's habits, with what is looked up in them.
struct HabitContents: Sendable {
  let phrases: HabitPhrases

  /// Each as its folded words.
  let refusals: [[String]]
  let wakes: [[String]]

  /// The folded words of the fillers.
  let fillerWords: Set<String>
  let optionFillerWords: Set<String>

  /// In their folded spelling.
  let leads: Set<String>
  let additives: Set<String>
  let optionFiller: SourcedTemplate?

  /// Many, and needed only once a yes or a choice was heard.
  let besideYes: Lazy<Set<String>>

  init(_ phrases: HabitPhrases) {
    self.phrases = phrases
    refusals = phrases.refusals.map { Utterance($0).words }
    wakes = phrases.wakes.map { Utterance($0).words }
    fillerWords = Set(phrases.fillers.flatMap { Utterance($0).words })
    // The signs of a template are no words.
    optionFillerWords = Set(phrases.optionFiller.map { Utterance($0).words } ?? [])
    leads = Self.spellings(phrases.leads)
    besideYes = Lazy { Self.spellings(phrases.besideYes) }
    additives = Self.spellings(phrases.additives)
    optionFiller = phrases.optionFiller.flatMap {
      try? SourcedTemplate(parsing: $0, at: SourceLocation(file: "habits"))
    }
  }

  private static func spellings(_ phrases: [String]) -> Set<String> {
    Set(phrases.map { Utterance($0).spelling })
  }
}
