// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The small words of a language that every app's sentences live among.
///
/// They come from the assistant's own grammar: its skip words, its rules `joiner` ("and"),
/// `filler` (words that carry no meaning in an answer), `removal` ("no", "without"), `denial` ("not"), `option_filler` (small words beside an option's name),
/// `refusal` (how an answer that is a no begins), `additive` ("also"), `lead` ("no," before what is
/// meant instead), `negation` ("don't") and `app_mention` (the ways to name an app, with `${applicationName}`), and its list
/// `numbers` of number words beside the regular ones ("a dozen").
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
