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
  /// BCP 47.
  public let language: String

  let skipPhrases: [String]
  let hesitations: [String]
  /// Words that may be left out.
  let smallWords: [String]
  /// Groups of words that must never be taken for each other, each by its sides.
  let opposites: [[[String]]]
  /// What holds a negation's letters and is none.
  let negationExceptions: [String]
  let joiners: [String]
  let fillers: [String]
  let removals: [String]
  let denials: [String]
  /// Each as its folded words.
  let negations: [[String]]
  let negationPhrases: [String]
  let refusals: [[String]]

  /// The folded words of the fillers.
  let fillerWords: Set<String>

  /// What may stand before a comma and means nothing for what follows, in its folded spelling.
  public let leads: Set<String>

  /// Words that add a value to those there are, in their folded spelling.
  public let additives: Set<String>
  let numbers: [String: Int]
  /// Passed over beside the name of an option, where they can mean nothing else.
  public let optionFiller: SourcedTemplate?
  private let mention: Template
  private let rules: [String: SourcedTemplate]

  /// The habits an assistant's grammar gives; with a grammar that has none, none.
  public init(_ grammar: Grammar) {
    let expander = TemplateExpander(rules: grammar.rules)
    func phrases(_ rule: String) -> [String] {
      grammar.rules[rule].map { expander.phrases(of: $0.template) } ?? []
    }
    language = grammar.language
    skipPhrases = grammar.skipWords.flatMap { expander.phrases(of: $0.template) }
    hesitations = phrases("hesitation")
    smallWords = phrases("small_word")
    opposites = Self.values(of: "opposites", in: grammar).map { value in
      value.phrases.flatMap(\.sides).map(expander.phrases)
    }
    negationExceptions = phrases("negation_exceptions")
    joiners = phrases("joiner")
    fillers = phrases("filler")
    removals = phrases("removal")
    denials = phrases("denial")
    negationPhrases = phrases("negation")
    negations = negationPhrases.map { Utterance($0).words }
    refusals = phrases("refusal").map { Utterance($0).words }
    fillerWords = Set(fillers.flatMap { Utterance($0).words })
    leads = Set(phrases("lead").map { Utterance($0).words.joined(separator: " ") })
    additives = Set(phrases("additive").map { Utterance($0).words.joined(separator: " ") })
    numbers = Self.numbers(in: grammar, expander)
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

  private static func numbers(in grammar: Grammar, _ expander: TemplateExpander) -> [String: Int] {
    values(of: "numbers", in: grammar).reduce(into: [:]) { numbers, value in
      guard case .integer(let number) = value.output else { return }
      for phrase in value.phrases.flatMap(expander.phrases) {
        numbers[Utterance(phrase).words.joined(separator: " ")] = number
      }
    }
  }

  private static func values(of list: String, in grammar: Grammar) -> [ListValue] {
    guard case .values(let values) = grammar.lists[list]?.content else { return [] }
    return values
  }
}

extension Template {
  /// The alternatives of the outermost brackets.
  fileprivate var sides: [Template] {
    switch self {
    case .alternatives(let sides): sides
    case .sequence(let parts) where parts.count == 1: parts[0].sides
    default: [self]
    }
  }
}
