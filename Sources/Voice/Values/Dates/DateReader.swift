// SPDX-License-Identifier: Apache-2.0

/// Finds days, times of day and durations in a text.
public struct DateReader: Sendable {
  private let grammar: DateGrammar
  private let numbers: NumberReader

  public init(_ grammar: DateGrammar, numbers: NumberReader) {
    (self.grammar, self.numbers) = (grammar, numbers)
  }

  /// What a text says of time, from the left, at each place the longest.
  ///
  /// - Parameters:
  ///   - kinds: What is wanted. What is not is still heard where it is longer, so that the 15 of
  ///     "15 minutes" is no day.
  ///   - now: What "tomorrow" and a day without its year are reckoned from.
  public func dates(
    in text: ValueText, kinds: Set<FoundDate.Kind> = Set(FoundDate.Kind.allCases), now: CivilMoment
  ) -> [FoundDate] {
    let letters = DateText(text.text)
    let matcher = DateMatcher(
      letters, grammar: grammar,
      numbers: DateNumberReader(letters, text, numbers: numbers), now: now)
    var search = DateSearch(letters, kinds: kinds, matcher)
    return search.found()
  }
}
