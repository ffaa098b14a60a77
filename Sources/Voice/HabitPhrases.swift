// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The small words of a language, with all ways to say them written out.
struct HabitPhrases: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  let skipped: [String]
  let hesitations: [String]
  /// Words that may be left out.
  let smallWords: [String]
  /// Groups of words that must never be confused, each split into its sides.
  let opposites: [[[String]]]
  let joiners: [String]
  let fillers: [String]
  let removals: [String]
  let denials: [String]
  let negations: [String]
  /// Words that contain a negation's letters without being one, such as "notice".
  let negationExceptions: [String]
  let besideYes: [String]
  let refusals: [String]
  /// The phrases that call the assistant by its name.
  let wakes: [String]
  let leads: [String]
  let additives: [String]
  /// Words of other languages. A misspelt word is never read as one of them.
  let foreign: [String]
  /// The words between a number and its fraction, added to those of ICU.
  let points: [String]
  /// The words that add a half to a number.
  let halves: [String]
  /// Numbers by their folded spelling.
  let numbers: [String: Int]
  /// The ways to name an app, with ``placeholder`` for its name.
  private let mentions: [String]
  /// The template of the filler as written; nil for none.
  let optionFiller: String?

  /// A character that no typed name contains.
  private static let placeholder = "\u{FFFC}"

  init(_ grammar: Grammar) {
    let expander = TemplateExpander(rules: grammar.rules, bound: NameBounds.smallPhrases)
    func phrases(_ rule: String) -> [String] {
      grammar.rules[rule].map { expander.phrases(of: $0.template) } ?? []
    }
    language = grammar.language
    skipped = grammar.skipWords.flatMap { expander.phrases(of: $0.template) }
    hesitations = phrases("hesitation")
    smallWords = phrases("small_word")
    opposites = Self.values(of: "opposites", in: grammar).map { value in
      value.phrases.flatMap(\.sides).map(expander.phrases)
    }
    joiners = phrases("joiner")
    fillers = phrases("filler")
    removals = phrases("removal")
    denials = phrases("denial")
    negations = phrases("negation")
    negationExceptions = phrases("negation_exceptions")
    besideYes = phrases("beside_yes")
    refusals = phrases("refusal")
    wakes = phrases("wake")
    leads = phrases("lead")
    additives = phrases("additive")
    foreign = phrases("foreign")
    points = phrases("point")
    halves = phrases("half")
    numbers = Self.numbers(in: grammar, expander)
    let mention = grammar.rules["app_mention"]?.template ?? .token(.init("applicationName"))
    mentions =
      TemplateExpander(rules: grammar.rules, tokens: ["applicationName": Self.placeholder])
      .phrases(of: mention)
    optionFiller = grammar.rules["option_filler"]?.text
  }

  /// Every way to name the app of a name in a sentence.
  func mentions(of name: String) -> [String] {
    mentions.map { $0.replacing(Self.placeholder, with: name) }
  }

  private static func numbers(in grammar: Grammar, _ expander: TemplateExpander) -> [String: Int] {
    values(of: "numbers", in: grammar).reduce(into: [:]) { numbers, value in
      guard case .integer(let number) = value.output else { return }
      for phrase in value.phrases.flatMap(expander.phrases) {
        numbers[Utterance(phrase).spelling] = number
      }
    }
  }

  private static func values(of list: String, in grammar: Grammar) -> [ListValue] {
    grammar.lists[list]?.content.listValues ?? []
  }
}

extension HabitPhrases: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    language = try reader.text()
    skipped = try reader.nested()
    hesitations = try reader.nested()
    smallWords = try reader.nested()
    opposites = try reader.nested()
    joiners = try reader.nested()
    fillers = try reader.nested()
    removals = try reader.nested()
    denials = try reader.nested()
    negations = try reader.nested()
    negationExceptions = try reader.nested()
    besideYes = try reader.nested()
    refusals = try reader.nested()
    wakes = try reader.nested()
    leads = try reader.nested()
    additives = try reader.nested()
    foreign = try reader.nested()
    points = try reader.nested()
    halves = try reader.nested()
    numbers = try reader.nested()
    mentions = try reader.nested()
    optionFiller = try reader.nested()
  }

  func write(to writer: inout RecordWriter) {
    writer.add(language)
    writer.add(skipped)
    writer.add(hesitations)
    writer.add(smallWords)
    writer.add(opposites)
    writer.add(joiners)
    writer.add(fillers)
    writer.add(removals)
    writer.add(denials)
    writer.add(negations)
    writer.add(negationExceptions)
    writer.add(besideYes)
    writer.add(refusals)
    writer.add(wakes)
    writer.add(leads)
    writer.add(additives)
    writer.add(foreign)
    writer.add(points)
    writer.add(halves)
    writer.add(numbers)
    writer.add(mentions)
    writer.add(optionFiller)
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
