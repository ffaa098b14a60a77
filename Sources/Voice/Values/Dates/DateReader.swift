// SPDX-License-Identifier: Apache-2.0

/// Finds days, times of day and durations in a text.
public struct DateReader: Sendable {
  private let grammar: DateGrammar

  public init(_ grammar: DateGrammar) { self.grammar = grammar }

  /// What a text says of time, from the left, at each place the longest.
  ///
  /// - Parameters:
  ///   - kinds: What is wanted. What is not is still heard where it is longer, so that the 15 of
  ///     "15 minutes" is no day.
  ///   - now: What "tomorrow" and a day without its year are reckoned from.
  public func dates(
    in text: String, kinds: Set<FoundDate.Kind> = Set(FoundDate.Kind.allCases), now: CivilMoment
  ) -> [FoundDate] {
    var search = DateSearch(DateText(text), grammar: grammar, kinds: kinds, now: now)
    return search.found()
  }
}
