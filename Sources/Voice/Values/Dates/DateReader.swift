// SPDX-License-Identifier: Apache-2.0

/// Finds days, times of day and durations in a text.
///
/// What a language says of time is its ``DateGrammar``; what all languages mean by it is in
/// `DateMeaning`.
struct DateReader: Sendable {
  private let grammar: DateGrammar
  private let numbers: NumberReader

  init(_ grammar: DateGrammar, _ numbers: NumberReader) {
    (self.grammar, self.numbers) = (grammar, numbers)
  }

  /// The longest date, time or duration that begins at each token, by the token.
  ///
  /// - Parameters:
  ///   - kinds: What is wanted, other kinds aside. A duration is heard in any case, so that the 15
  ///     of "15 minutes" is no day.
  ///   - now: What "tomorrow" and a day without its year are reckoned from.
  func values(
    in text: ValueText, kinds: Set<ValueKind>, now: CivilMoment
  ) -> [Int: FoundValue] {
    guard kinds.contains(where: { $0.dateCategory != nil }) else { return [:] }
    let letters = DateText(text.text)
    let numbers = DateNumberReader(letters, text, numbers: numbers)
    let matcher = DateMatcher(letters, grammar: grammar, numbers: numbers, now: now)
    var search = DateSearch(letters, text, kinds: kinds, matcher)
    var values: [Int: FoundValue] = [:]
    // From the right, so that what a reading goes on with is known when it is reached.
    for token in text.tokens.indices.reversed() { values[token] = search.value(at: token) }
    return values
  }
}

extension ValueKind {
  /// The kinds that dates have bear their categories' names.
  var dateCategory: DateCategory? { DateCategory(rawValue: rawValue) }
}
