// SPDX-License-Identifier: Apache-2.0

/// The places where a number may begin and end among letters.
///
/// `180ml` and `MP3` contain no number. Hangul and hiragana have no blanks between words and
/// particles, so a number among them must begin a word, and only particles and counters may follow
/// it.
struct NumberBorders: Sendable {
  private let followers: PhraseTrie<String>
  private let counters: PhraseTrie<String>
  /// Numbers used only for counting, such as `한`.
  private let counting: PhraseTrie<String>
  /// Numbers that are an article before a word: "un".
  private let articles: PhraseTrie<String>
  /// Signs after which the number is of another kind: `%`.
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

  /// Whether a plain number may cover these tokens.
  func allow(_ range: Range<Int>, of text: ValueText) -> Bool {
    canBegin(at: range.lowerBound, text) && canEnd(at: range.upperBound, text)
      && !isAlone(range, text) && !isSomethingElse(range, text)
  }

  /// Whether a sign here makes the number before it one of another kind: `二％`.
  func isCounted(at end: Int, of text: ValueText) -> Bool {
    signs.longest(at: end, of: text) != nil
  }

  /// Whether a number with a unit before or after it may cover these tokens.
  func allowBesideUnit(_ range: Range<Int>, of text: ValueText) -> Bool {
    let isWritten = text.isKind(range.lowerBound, .digits)
    return isWritten || canBegin(at: range.lowerBound, text)
  }

  /// Whether an ordinal may cover these tokens.
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

  /// Whether followers fill the rest of the word from here.
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

  /// Whether a phrase covers the number that contains number words but isn't a number.
  private func isSomethingElse(_ range: Range<Int>, _ text: ValueText) -> Bool {
    guard !notNumbers.isEmpty else { return false }
    let first = max(0, range.lowerBound - Self.longestNotNumber)
    return (first...range.lowerBound).contains { start in
      notNumbers.hits(at: start, of: text).contains { $0.end >= range.upperBound }
    }
  }
}

extension ValueToken {
  /// Whether its script has no blanks between words or attaches particles to them.
  fileprivate var runsOn: Bool {
    guard kind == .character, let scalar = typed.unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7AF).contains(scalar) || (0x3041...0x309F).contains(scalar)
  }
}
