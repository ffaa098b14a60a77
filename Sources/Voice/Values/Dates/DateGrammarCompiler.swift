// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles a language's grammar of dates, and reports its errors.
struct DateGrammarCompiler {
  private let grammar: Grammar
  private var patterns: DatePatternCompiler
  private var meaningFindings: [Finding] = []

  init(_ grammar: Grammar) {
    self.grammar = grammar
    patterns = DatePatternCompiler(grammar)
  }

  var findings: [Finding] { patterns.findings + meaningFindings }

  // MARK: Lists

  /// The lists of the grammar, with the calendar's names added to those of the same name.
  mutating func lists() -> [String: DateList] {
    var lists = CalendarNames(language: grammar.language).lists
    for (name, list) in grammar.lists { lists[name] = self.list(list, with: lists[name]) }
    return lists
  }

  private mutating func list(_ list: SlotList, with names: DateList?) -> DateList {
    switch list.content {
    case .range(let range): return .numbers(DateNumbers(range, metadata: list.metadata))
    case .wildcard: return .values([])
    case .values, .names:
      var known: [DateList.Value] = []
      if case .values(let names) = names { known = names }
      return .values((list.content.listValues ?? []).compactMap { value($0) } + known)
    }
  }

  private mutating func value(_ value: ListValue) -> DateList.Value? {
    guard let meant = DateValue(value.output) else { return nil }
    let phrases = value.phrases.map { patterns.pattern($0, at: SourceLocation(file: "")) }
    return DateList.Value(pattern: .choice(phrases), value: meant)
  }

  // MARK: Productions

  mutating func productions(_ lists: [String: DateList]) -> [DateCategory: [DateProduction]] {
    var productions: [DateCategory: [DateProduction]] = [:]
    for sentences in grammar.intents {
      guard let meaning = DateMeaning.all[sentences.intent.rawValue] else {
        reportUnknownMeaning(sentences)
        continue
      }
      for block in sentences.blocks {
        productions[meaning.category, default: []] += self.productions(block, meaning, lists)
      }
    }
    return productions
  }

  private mutating func productions(
    _ block: SentenceBlock, _ meaning: DateMeaning, _ lists: [String: DateList]
  ) -> [DateProduction] {
    let slots = DateSlots(block.slots.compactMapValues { DateValue($0) })
    let surroundings = DateProduction.Surroundings(
      before: words("before", of: block), after: words("after", of: block))
    return block.sentences.map { sentence in
      let pattern = patterns.pattern(sentence.template, at: sentence.location)
      return DateProduction(
        meaning: meaning, pattern: pattern, beginnings: DateBeginnings(of: pattern, lists: lists),
        slots: slots, surroundings: surroundings)
    }
  }

  private func words(_ side: String, of block: SentenceBlock) -> DateProduction.Words {
    DateProduction.Words(
      required: Self.phrases(block.requiresContext[side]?.accepted),
      excluded: Self.phrases(block.excludesContext[side]))
  }

  private static func phrases(_ values: [JSONValue]?) -> [[Character]] {
    (values ?? []).compactMap { value in
      guard case .string(let phrase) = value else { return nil }
      return DateText.fold(phrase)
    }
  }

  private mutating func reportUnknownMeaning(_ sentences: Grammar.IntentSentences) {
    let known = DateMeaning.all.keys.sorted().joined(separator: ", ")
    let place = sentences.blocks.first?.sentences.first?.location ?? SourceLocation(file: "")
    meaningFindings.append(
      Finding(
        .error, rule: "unknown-meaning",
        message: "dates have no meaning '\(sentences.intent.rawValue)'; write one of \(known)",
        at: place))
  }
}

extension DateValue {
  /// Reads a value from the file: a number, a span in ISO 8601, or the two hours between which a
  /// part of the day lies.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .integer(let number): self = .number(Double(number))
    case .decimal(let number): self = .number(number)
    case .string(let text):
      guard let span = CalendarSpan(iso: text) else { return nil }
      self = .span(span)
    case .array(let hours):
      guard case .integer(let from) = hours.first, case .integer(let to) = hours.last, from < to
      else { return nil }
      self = .hours(from..<to)
    default: return nil
    }
  }
}

/// The content of a list in a grammar of dates.
enum DateList: Sendable {
  case values([Value])
  case numbers(DateNumbers)

  struct Value: Sendable {
    var pattern: DatePattern
    var value: DateValue
  }
}

/// A pattern of a language and its meaning.
struct DateProduction: Sendable {
  var meaning: DateMeaning
  var pattern: DatePattern
  var beginnings: DateBeginnings

  /// Slots that the pattern sets without hearing them.
  var slots: DateSlots

  var surroundings: Surroundings

  /// The words that must or must not stand beside the match without being part of it.
  struct Surroundings: Sendable {
    var before: Words
    var after: Words
  }

  /// Folded phrases on one side. If none is required, anything may stand there. The empty phrase is
  /// the end of the clause.
  struct Words: Sendable {
    var required: [[Character]] = []
    var excluded: [[Character]] = []

    func allow(_ stands: ([Character]) -> Bool) -> Bool {
      (required.isEmpty || required.contains(where: stands)) && !excluded.contains(where: stands)
    }
  }
}
