// SPDX-License-Identifier: Apache-2.0

/// Finds days, times of day and durations in a text.
///
/// The words of a language are in its ``DateGrammar``; the meanings, which all languages share, are
/// in `DateMeaning`.
struct DateReader: Sendable {
  private let grammar: DateGrammar
  private let numbers: NumberReader

  init(_ grammar: DateGrammar, _ numbers: NumberReader) {
    (self.grammar, self.numbers) = (grammar, numbers)
  }

  /// The longest date, time or duration that begins at each token, by the token.
  ///
  /// - Parameters:
  ///   - kinds: the kinds to return. Durations are always recognised, so that the 15 of "15
  ///     minutes" is not read as a day.
  ///   - now: the moment from which "tomorrow" and a day without a year are calculated.
  func values(
    in text: ValueText, kinds: Set<ValueKind>, now: CivilMoment
  ) -> [Int: FoundValue] {
    guard kinds.contains(where: { $0.dateCategory != nil }) else { return [:] }
    let letters = DateText(text.text)
    let numbers = DateNumberReader(letters, text, numbers: numbers)
    let matcher = DateMatcher(letters, grammar: grammar, numbers: numbers, now: now)
    var search = DateSearch(letters, text, kinds: kinds, matcher)
    var values: [Int: FoundValue] = [:]
    // From right to left, since a reading may need those after it.
    for token in text.tokens.indices.reversed() { values[token] = search.value(at: token) }
    return values
  }
}

extension ValueKind {
  /// The category of the same name; nil for kinds that are no dates.
  var dateCategory: DateCategory? { DateCategory(rawValue: rawValue) }
}
