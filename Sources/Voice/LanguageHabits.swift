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
/// | rule `refusal` | how an answer that is a no begins |
/// | rule `removal` | "without", before what is taken away |
/// | rule `denial` | "not", before what is wrong |
/// | rule `point` | "point", "点": parts a number from its tenths, beside ICU's word |
/// | rule `half` | "and a half", after a number |
/// | rule `additive` | "also", beside what is added |
/// | list `numbers` | "a dozen": number words beside ICU's |
/// | list `opposites` | groups of words never taken for each other, by their sides |
///
/// What is missing is empty, but for `app_mention`, which is the app's name alone.
public struct LanguageHabits: Sendable {
  let phrases: HabitPhrases

  /// Made once, for all grammars of the language.
  let compiled: CompiledHabits

  /// Each as its folded words.
  let refusals: [[String]]

  /// The folded words of the fillers.
  let fillerWords: Set<String>

  /// What may stand before a comma and means nothing for what follows, in its folded spelling.
  public let leads: Set<String>

  /// Words that add a value to those there are, in their folded spelling.
  public let additives: Set<String>

  /// Passed over beside the name of an option, where they can mean nothing else.
  public let optionFiller: SourcedTemplate?
  private let mention: Template
  private let rules: [String: SourcedTemplate]

  /// BCP 47.
  public var language: String { phrases.language }

  /// The habits an assistant's grammar gives; with a grammar that has none, none.
  public init(_ grammar: Grammar) {
    phrases = HabitPhrases(grammar)
    var compiler = HabitsCompiler(phrases)
    compiled = compiler.compile()
    refusals = phrases.refusals.map { Utterance($0).words }
    fillerWords = Set(phrases.fillers.flatMap { Utterance($0).words })
    leads = Set(phrases.leads.map { Utterance($0).words.joined(separator: " ") })
    additives = Set(phrases.additives.map { Utterance($0).words.joined(separator: " ") })
    rules = grammar.rules
    optionFiller = grammar.rules["option_filler"]
    mention = grammar.rules["app_mention"]?.template ?? .token(.init("applicationName"))
  }

  /// Every way to name an app in a sentence.
  func mentions(of name: AppName) -> [String] {
    ([name.text] + (name.pronunciation.map { [$0] } ?? [])).flatMap { text in
      TemplateExpander(rules: rules, tokens: ["applicationName": text]).phrases(of: mention)
    }
  }
}
