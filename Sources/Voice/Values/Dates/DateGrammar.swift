// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How a language speaks of days, times and durations.
///
/// It is written as a grammar of sentence templates whose intents are the meanings that dates have,
/// `MonthDay` or `Clock`, and whose lists hold the words and the numbers. A template holds in braces
/// a list or another meaning's category: `{date} [at] {time}`. `requires_context` and
/// `excludes_context` name words that stand `before` or `after` what is heard; an empty one is the
/// end of the clause.
public struct DateGrammar: Sendable {
  /// BCP 47.
  public let language: String

  /// What is wrong with the grammar, for its author.
  public let findings: [Finding]

  let lists: [String: DateList]
  private let productions: [DateCategory: [DateProduction]]

  public init(_ grammar: Grammar) {
    var compiler = DateGrammarCompiler(grammar)
    language = grammar.language
    lists = compiler.lists()
    productions = compiler.productions(lists)
    findings = compiler.findings
  }

  /// In the order of the file; of two that hear the same, the first counts.
  func productions(of category: DateCategory) -> [DateProduction] {
    productions[category, default: []]
  }
}

/// The kinds of things that patterns speak of; a pattern names one in braces to hold another's
/// reading.
enum DateCategory: String, CaseIterable, Sendable {
  /// `1978`, `nineteen seventy eight`.
  case year
  /// One amount of one unit: `two weeks`, `half an hour`.
  case quantity
  /// Quantities in a row.
  case duration
  /// A day.
  case date
  /// What the hands of a clock show, the half of the day left open.
  case clock
  /// A clock with the part of the day, or without.
  case time
  /// A part of one day: `tomorrow morning`.
  case daypart
  /// A day and a time.
  case datetime
}
