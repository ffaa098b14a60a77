// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles a language's grammar of dates, and reports what it can't make sense of.
struct DateGrammarCompiler {
  /// Rules within each other, at most: a bound for rules that lead back to themselves.
  private static let maximumDepth = 20

  private let grammar: Grammar
  private(set) var findings: [Finding] = []

  init(_ grammar: Grammar) { self.grammar = grammar }

  // MARK: Lists

  /// The grammar's lists, and the calendar's names added to `month`, `weekday` and `weekday_short`.
  mutating func compileLists() -> [String: DateList] {
    var lists: [String: DateList] = [:]
    for (name, list) in grammar.lists { lists[name] = compile(list) }
    let names = CalendarNames(language: grammar.language)
    Self.add(names.months, to: "month", of: &lists)
    Self.add(names.weekdays, to: "weekday", of: &lists)
    Self.add(names.shortWeekdays, to: "weekday_short", of: &lists)
    return lists
  }

  private static func add(
    _ names: CalendarNames.Names, to list: String, of lists: inout [String: DateList]
  ) {
    var values: [DateList.Value] = []
    if case .values(let written) = lists[list] { values = written }
    values += names.map {
      DateList.Value(pattern: .letters(fold($0.name)), value: .number(Double($0.number)))
    }
    lists[list] = .values(values)
  }

  private mutating func compile(_ list: SlotList) -> DateList {
    switch list.content {
    case .range(let range): return .numbers(DateNumbers(range, metadata: list.metadata))
    case .wildcard: return .values([])
    case .values(let values):
      return .values(
        values.compactMap { value in
          guard let meant = DateValue(value.output) else { return nil }
          let patterns = value.phrases.map { compile($0, at: SourceLocation(file: "")) }
          return DateList.Value(pattern: .choice(patterns), value: meant)
        })
    }
  }

  // MARK: Productions

  mutating func compileProductions() -> [DateCategory: [DateProduction]] {
    var productions: [DateCategory: [DateProduction]] = [:]
    for sentences in grammar.intents {
      guard let meaning = DateMeaning.all[sentences.intent.rawValue] else {
        reportUnknownMeaning(sentences)
        continue
      }
      for block in sentences.blocks {
        productions[meaning.category, default: []] += compile(block, meaning)
      }
    }
    return productions
  }

  private mutating func compile(_ block: SentenceBlock, _ meaning: DateMeaning) -> [DateProduction]
  {
    let slots = DateSlots(block.slots.compactMapValues { DateValue($0) })
    let surroundings = DateProduction.Surroundings(
      before: words("before", of: block), after: words("after", of: block))
    return block.sentences.map { sentence in
      DateProduction(
        meaning: meaning, pattern: compile(sentence.template, at: sentence.location),
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
      return fold(phrase)
    }
  }

  // MARK: Templates

  private mutating func compile(
    _ template: Template, at location: SourceLocation, depth: Int = 0
  ) -> DatePattern {
    switch template {
    case .text(let text): return .letters(Self.fold(text))
    case .sequence(let parts): return .sequence(spaced(compile(parts, at: location, depth)))
    case .alternatives(let parts): return .choice(compile(parts, at: location, depth))
    case .optional(let part): return .optional(compile(part, at: location, depth: depth))
    case .permutation(let parts):
      let compiled = compile(parts, at: location, depth)
      return .choice(Permutations.all(of: compiled).map { .sequence($0) })
    case .list(let reference): return compile(list: reference, at: location)
    case .rule(let reference): return compile(rule: reference, at: location, depth)
    case .token(let reference): return unknown(reference, "parameter", at: location)
    }
  }

  private mutating func compile(
    _ templates: [Template], at location: SourceLocation, _ depth: Int
  ) -> [DatePattern] {
    templates.map { compile($0, at: location, depth: depth) }
  }

  /// With gaps between the parts, where the language's blanks count for nothing.
  private func spaced(_ parts: [DatePattern]) -> [DatePattern] {
    guard grammar.ignoresWhitespace else { return parts }
    return Array(parts.map { [$0] }.joined(separator: [.letters([" "])]))
  }

  private mutating func compile(
    list reference: Template.Reference, at location: SourceLocation
  ) -> DatePattern {
    let slot = reference.slot ?? reference.name
    if let category = DateCategory(rawValue: reference.name) {
      return .reading(category, slot: slot)
    }
    let isOfTheCalendar = ["month", "weekday", "weekday_short"].contains(reference.name)
    guard grammar.lists[reference.name] != nil || isOfTheCalendar else {
      return unknown(reference, "list", at: location)
    }
    return .list(reference.name, slot: slot)
  }

  private mutating func compile(
    rule reference: Template.Reference, at location: SourceLocation, _ depth: Int
  ) -> DatePattern {
    guard let rule = grammar.rules[reference.name], depth < Self.maximumDepth else {
      return unknown(reference, "rule", at: location)
    }
    return compile(rule.template, at: rule.location, depth: depth + 1)
  }

  private static func fold(_ text: String) -> [Character] {
    text.flatMap { $0 == " " ? " " : DateText.fold($0) }
  }

  // MARK: Findings

  private mutating func unknown(
    _ reference: Template.Reference, _ kind: String, at location: SourceLocation
  ) -> DatePattern {
    findings.append(
      Finding(
        .error, rule: "unknown-\(kind)",
        message: "no \(kind) named '\(reference.name)' here; define it", at: location))
    return .choice([])
  }

  private mutating func reportUnknownMeaning(_ sentences: Grammar.IntentSentences) {
    let known = DateMeaning.all.keys.sorted().joined(separator: ", ")
    let place = sentences.blocks.first?.sentences.first?.location ?? SourceLocation(file: "")
    findings.append(
      Finding(
        .error, rule: "unknown-meaning",
        message: "dates have no meaning '\(sentences.intent.rawValue)'; write one of \(known)",
        at: place))
  }
}

extension DateValue {
  /// What a file writes for a value: a number, a span as ISO 8601 writes it, or two hours between
  /// which a part of the day lies.
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
