// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A language's sentences, words and names, compiled.
struct SentenceIndex: Sendable {
  let automaton: Automaton
  let lexicon: Lexicon
  let lists: [CompiledList]
  let sources: [UnderstandingSource]
  let numbers: SpelledNumbers

  /// Politeness and hesitation.
  let skipped: PhraseTrie

  /// The ways to name each app; the payload is the app's place among the sources.
  let mentions: PhraseTrie

  /// The bare names of each app.
  let appNames: PhraseTrie

  /// Words too small to stand for a name they are part of.
  let smallWords: Set<WordID>
}
