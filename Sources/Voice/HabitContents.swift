// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The phrases of a language's habits, prepared for look-ups.
struct HabitContents: Sendable {
  let phrases: HabitPhrases

  /// Each refusal as its folded words.
  let refusals: [[String]]
  let wakes: [[String]]

  /// The folded words of the fillers.
  let fillerWords: Set<String>
  let optionFillerWords: Set<String>

  /// The leads in their folded spelling.
  let leads: Set<String>
  let additives: Set<String>
  let optionFiller: SourcedTemplate?

  /// Made on first use: there are many phrases, and only a yes or a choice needs them.
  let besideYes: Lazy<Set<String>>

  init(_ phrases: HabitPhrases) {
    self.phrases = phrases
    refusals = phrases.refusals.map { Utterance($0).words }
    wakes = phrases.wakes.map { Utterance($0).words }
    fillerWords = Set(phrases.fillers.flatMap { Utterance($0).words })
    // Signs of a template are not words, so the text needs no parsing.
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
