// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The small words of a language that every app's sentences live among.
///
/// They come from a grammar without intents, `Vocabulary/System/<language>/habits.yaml`:
///
/// | in the grammar | holds |
/// |---|---|
/// | `skip_words` | politeness, passed over anywhere in a sentence |
/// | rule `hesitation` | "um", passed over just so |
/// | rule `small_word` | "the": words that may be left out |
/// | rule `negation` | "don't": where one stands, nothing is forgiven |
/// | rule `negation_exceptions` | "don't forget to": holds a negation and forbids nothing |
/// | rule `app_mention` | "in ${applicationName}": the ways to name an app |
/// | rule `joiner` | "and", between values and inside numbers |
/// | rule `filler` | "make it": carries no meaning in an answer |
/// | rule `option_filler` | "one": small words beside an option's name |
/// | rule `lead` | "no", before a comma and what is meant instead |
/// | rule `beside_yes` | "please": what a yes stays one beside |
/// | rule `refusal` | how an answer that is a no begins |
/// | rule `wake` | "hey Parlance": the assistant called by its name |
/// | rule `removal` | "without", before what is taken away |
/// | rule `denial` | "not", before what is wrong |
/// | rule `foreign` | "sur": words of other languages, not taken for misspelt ones |
/// | rule `point` | "point", "点": parts a number from its tenths, beside ICU's word |
/// | rule `half` | "and a half", after a number |
/// | rule `additive` | "also", beside what is added |
/// | list `numbers` | "a dozen": number words beside ICU's |
/// | list `opposites` | groups of words never taken for each other, by their sides |
///
/// What is missing is empty, but for `app_mention`, which is the app's name alone.
public struct LanguageHabits: Sendable {
  private let contents: Lazy<HabitContents>
  private let compiled: Lazy<HabitsCompilation>

  /// The habits an assistant's grammar gives; with a grammar that has none, none.
  public init(_ grammar: Grammar) { self.init { HabitPhrases(grammar) } }

  /// - Parameter phrases: asked for when something of them is first needed.
  init(_ phrases: @escaping @Sendable () -> HabitPhrases) {
    let contents = Lazy { HabitContents(phrases()) }
    self.contents = contents
    compiled = Lazy {
      var compiler = HabitsCompiler(contents.value.phrases)
      return compiler.compile()
    }
  }

  var phrases: HabitPhrases { contents.value.phrases }

  /// Made once, for all grammars of the language.
  var compilation: HabitsCompilation { compiled.value }

  /// Each as its folded words.
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

  /// What may stand before a comma and means nothing for what follows, in its folded spelling.
  public var leads: Set<String> { contents.value.leads }

  /// What may stand beside a yes, in its folded spelling.
  public var besideYes: Set<String> { contents.value.besideYes.value }

  /// Words that add a value to those there are, in their folded spelling.
  public var additives: Set<String> { contents.value.additives }

  /// Passed over beside the name of an option, where they can mean nothing else.
  public var optionFiller: SourcedTemplate? { contents.value.optionFiller }

  /// BCP 47.
  public var language: String { phrases.language }

  /// Every way to name an app in a sentence.
  func mentions(of name: AppName) -> [String] {
    ([name.text] + (name.pronunciation.map { [$0] } ?? [])).flatMap { phrases.mentions(of: $0) }
  }
}
