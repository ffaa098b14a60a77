// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The small words of a language, which surround the sentences of every app.
///
/// They come from a grammar without intents, `Vocabulary/System/<language>/habits.yaml`:
///
/// | in the grammar | content |
/// |---|---|
/// | `skip_words` | politeness, skipped anywhere in a sentence |
/// | rule `hesitation` | "um", skipped in the same way |
/// | rule `small_word` | "the": words that may be left out |
/// | rule `negation` | "don't": nothing is forgiven in a sentence with a negation |
/// | rule `negation_exceptions` | "don't forget to": contains a negation, forbids nothing |
/// | rule `app_mention` | "in ${applicationName}": the ways to name an app |
/// | rule `joiner` | "and", between values and inside numbers |
/// | rule `filler` | "make it": has no meaning in an answer |
/// | rule `option_filler` | "one": small words beside the name of an option |
/// | rule `lead` | "no", before a comma and the correction |
/// | rule `beside_yes` | "please": words beside a yes that don't change it |
/// | rule `refusal` | the beginnings of an answer that means no |
/// | rule `wake` | "hey Parlance": calls the assistant by its name |
/// | rule `removal` | "without", before something that is removed |
/// | rule `denial` | "not", before something wrong |
/// | rule `foreign` | "sur": words of other languages, which no misspelt word is read as |
/// | rule `point` | "point", "点": between a number and its tenths, beside ICU's word |
/// | rule `half` | "and a half", after a number |
/// | rule `additive` | "also", beside something that is added |
/// | list `numbers` | "a dozen": number words beside ICU's |
/// | list `opposites` | groups of words that are never confused, split into sides |
///
/// A missing entry is empty, except `app_mention`, which is the app's name alone.
public struct LanguageHabits: Sendable {
  private let contents: Lazy<HabitContents>
  private let compiled: Lazy<HabitsCompilation>

  /// The habits in an assistant's grammar; empty if the grammar has none.
  public init(_ grammar: Grammar) { self.init { HabitPhrases(grammar) } }

  /// - Parameter phrases: called when a phrase is first needed.
  init(_ phrases: @escaping @Sendable () -> HabitPhrases) {
    let contents = Lazy { HabitContents(phrases()) }
    self.contents = contents
    compiled = Lazy {
      var compiler = HabitsCompiler(contents.value.phrases)
      return compiler.compile()
    }
  }

  var phrases: HabitPhrases { contents.value.phrases }

  /// Compiled once for all grammars of the language.
  var compilation: HabitsCompilation { compiled.value }

  /// Each refusal as its folded words.
  var refusals: [[String]] { contents.value.refusals }

  /// Whether an utterance begins by calling the assistant by its name.
  public func wakes(_ utterance: Utterance) -> Bool {
    let words = utterance.words
    return contents.value.wakes.contains { words.starts(with: $0) }
  }

  /// Whether an utterance is the assistant's name and nothing else.
  public func isCall(_ utterance: Utterance) -> Bool {
    contents.value.wakes.contains(utterance.words)
  }

  /// The folded words of an utterance, without the assistant's name at its beginning.
  public func wordsAfterWake(_ utterance: Utterance) -> [String] {
    let words = utterance.words
    let wake = contents.value.wakes.filter { words.starts(with: $0) }.map(\.count).max()
    return Array(words.dropFirst(wake ?? 0))
  }

  /// The folded words of the fillers.
  package var fillerWords: Set<String> { contents.value.fillerWords }

  /// The folded words that may stand beside the name of an option.
  package var optionFillerWords: Set<String> { contents.value.optionFillerWords }

  /// Phrases before a comma without a meaning for the rest, in their folded spelling.
  public var leads: Set<String> { contents.value.leads }

  /// Phrases that may accompany a yes, in their folded spelling.
  public var besideYes: Set<String> { contents.value.besideYes.value }

  /// Words that add a value to the existing ones, in their folded spelling.
  public var additives: Set<String> { contents.value.additives }

  /// Words that are skipped beside the name of an option if they can mean nothing else there.
  public var optionFiller: SourcedTemplate? { contents.value.optionFiller }

  /// The language as a BCP 47 tag.
  public var language: String { phrases.language }

  /// Every way to name an app in a sentence.
  func mentions(of name: AppName) -> [String] {
    ([name.text] + (name.pronunciation.map { [$0] } ?? [])).flatMap { phrases.mentions(of: $0) }
  }
}
