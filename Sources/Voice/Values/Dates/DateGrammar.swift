// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How a language expresses days, times and durations.
///
/// It is written as a grammar of sentence templates. Its intents are the meanings of dates, such as
/// `MonthDay` or `Clock`, and its lists contain the words and numbers. Braces in a template name a
/// list or the category of another meaning: `{date} [at] {time}`. `requires_context` and
/// `excludes_context` name words that stand `before` or `after` the heard ones; an empty one is the
/// end of the clause.
public struct DateGrammar: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String

  /// Errors in the grammar, for its author.
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

  /// The productions in the order of the file. Of two that match the same text, the first counts.
  func productions(of category: DateCategory) -> [DateProduction] {
    productions[category, default: []]
  }
}

/// The kinds of things that patterns express. A pattern names one in braces to include a reading of
/// it.
enum DateCategory: String, CaseIterable, Sendable {
  /// `1978`, `nineteen seventy eight`.
  case year
  /// One amount of one unit: `two weeks`, `half an hour`.
  case quantity
  /// Several quantities in a row.
  case duration
  /// A day.
  case date
  /// A position of the hands of a clock; the half of the day is open.
  case clock
  /// A clock with or without the part of the day.
  case time
  /// A part of a day: `tomorrow morning`.
  case daypart
  /// A day and a time.
  case datetime
}
