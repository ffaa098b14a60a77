// SPDX-License-Identifier: Apache-2.0

/// Where a number may begin and end among letters.
///
/// `180ml` and `MP3` hold no number. Hangul and hiragana run on without blanks, so a number in
/// them stands at the beginning of a word, and what follows it is one of the words that may:
/// particles and counters.
struct NumberBorders: Sendable {
  private let followers: PhraseTrie<String>
  private let counters: PhraseTrie<String>
  /// Numbers that only count, as `한` does.
  private let counting: PhraseTrie<String>
  /// Numbers that are articles before a word: "un".
  private let articles: PhraseTrie<String>
  /// What makes the number before it something else: `%`.
  private let signs: PhraseTrie<String>
  private let notNumbers: PhraseTrie<String>
  private let notAlone: PhraseTrie<String>
  private static let longestNotNumber = 6

  init(_ words: ValueWords) {
    followers = PhraseTrie((words["follower"] + words["counter"]).map { ($0.phrase, "") })
    counters = words.table("counter")
    counting = words.table("counting_number")
    articles = words.table("article_number")
    signs = words.table("not_number_before")
    notNumbers = words.table("not_number")
    notAlone = words.table("not_alone")
  }

  /// Whether a number that stands for itself can be these tokens.
  func allow(_ range: Range<Int>, of text: ValueText) -> Bool {
    canBegin(at: range.lowerBound, text) && canEnd(at: range.upperBound, text)
      && !isAlone(range, text) && !isSomethingElse(range, text)
  }

  /// Whether a sign here makes what it counts no plain number: `二％`.
  func isCounted(at end: Int, of text: ValueText) -> Bool {
    signs.longest(at: end, of: text) != nil
  }

  /// The same for a number that a unit follows or leads.
  func allowBesideUnit(_ range: Range<Int>, of text: ValueText) -> Bool {
    let isWritten = text.isKind(range.lowerBound, .digits)
    return isWritten || canBegin(at: range.lowerBound, text)
  }

  /// Whether an ordinal can be these tokens.
  func allowOrdinal(_ range: Range<Int>, of text: ValueText) -> Bool {
    canBegin(at: range.lowerBound, text) && canEnd(at: range.upperBound, text)
  }

  private func canBegin(at start: Int, _ text: ValueText) -> Bool {
    guard text.isGlued(start), let token = text[start], let before = text[start - 1] else {
      return true
    }
    if token.kind == .digits { return before.kind != .word }
    return !token.runsOn || before.kind == .mark || before.kind == .digits
  }

  private func canEnd(at end: Int, _ text: ValueText) -> Bool {
    guard text.isGlued(end), let next = text[end], let last = text[end - 1] else { return true }
    if next.kind == .word { return last.kind == .character }
    guard last.runsOn, next.kind == .character else { return true }
    return isFollowed(from: end, text)
  }

  /// Whether followers lead from here to the end of the word.
  private func isFollowed(from start: Int, _ text: ValueText) -> Bool {
    followers.hits(at: start, of: text).contains { hit in
      !text.isGlued(hit.end) || !text.isKind(hit.end, .character) || isFollowed(from: hit.end, text)
    }
  }

  private func isAlone(_ range: Range<Int>, _ text: ValueText) -> Bool {
    func isOne(of table: PhraseTrie<String>) -> Bool {
      table.hits(at: range.lowerBound, of: text).contains { $0.end == range.upperBound }
    }
    if isOne(of: notAlone) { return true }
    if isOne(of: articles) { return isBeforeWord(range.upperBound, text) }
    return isOne(of: counting) && counters.longest(at: range.upperBound, of: text) == nil
  }

  private func isBeforeWord(_ end: Int, _ text: ValueText) -> Bool {
    text.isKind(end, .word) && !text.isGlued(end)
  }

  /// Whether a phrase that holds number words and says none covers the number.
  private func isSomethingElse(_ range: Range<Int>, _ text: ValueText) -> Bool {
    guard !notNumbers.isEmpty else { return false }
    let first = max(0, range.lowerBound - Self.longestNotNumber)
    return (first...range.lowerBound).contains { start in
      notNumbers.hits(at: start, of: text).contains { $0.end >= range.upperBound }
    }
  }
}

extension ValueToken {
  /// Whether words of its script run on without blanks, or stand with particles at their end.
  fileprivate var runsOn: Bool {
    guard kind == .character, let scalar = typed.unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7AF).contains(scalar) || (0x3041...0x309F).contains(scalar)
  }
}
