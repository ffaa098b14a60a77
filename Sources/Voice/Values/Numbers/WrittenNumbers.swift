// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads numbers written with digits: `1,234.5`, `1 000`, `.5`.
struct WrittenNumbers: Sendable {
  /// The most tokens that are examined on each side: enough to tell a number from a list.
  private static let reach = 2 * DigitRun.maximumLength

  /// The mark that groups digits by three in this language. The other one of `.` and `,` is the
  /// decimal mark.
  private let groupMark: String

  /// Marks that count as a comma: `、` in Japanese.
  private let commas: Set<String>

  init(_ words: ValueWords) {
    groupMark = words["digit_group"].first?.phrase ?? ","
    commas = Set([","] + words["digit_comma"].map(\.phrase))
  }

  /// The number with this first token; nil inside a number, and if none begins here.
  func number(at start: Int, of text: ValueText) -> ReadNumber? {
    if let fraction = leadingFraction(at: start, of: text) { return fraction }
    guard text.isKind(start, .digits) else { return nil }
    let run = run(around: start, of: text)
    if run.isList(groupMark) { return piece(at: start, of: text) }
    return run.pieces.first?.token == start ? whole(run) : nil
  }

  private func piece(at token: Int, of text: ValueText) -> ReadNumber? {
    text[token].flatMap { Decimal(string: $0.folded) }
      .map { ReadNumber(value: $0, end: token + 1) }
  }

  /// Reads `.5` if nothing is directly before the point.
  private func leadingFraction(at start: Int, of text: ValueText) -> ReadNumber? {
    guard mark(at: start, of: text) != nil, text.isKind(start + 1, .digits),
      text.isGlued(start + 1), !text.isGlued(start) || isSign(start - 1, text)
    else { return nil }
    let run = run(around: start + 1, of: text)
    guard run.pieces.count == 1 else { return nil }
    return Decimal(string: "0." + text.tokens[start + 1].folded)
      .map { ReadNumber(value: $0, end: start + 2) }
  }

  private func isSign(_ index: Int, _ text: ValueText) -> Bool {
    text.isMark(index, "-") || text.isMark(index, "+")
  }

  private func whole(_ run: DigitRun) -> ReadNumber? {
    guard let end = run.pieces.last?.token else { return nil }
    return Decimal(string: run.plain(groupMark))
      .map { ReadNumber(value: $0, end: end + 1) }
  }

  // MARK: Runs

  /// The `.` or `,` that a mark counts as in this language.
  private func mark(at index: Int, of text: ValueText) -> String? {
    guard let token = text[index], token.kind == .mark else { return nil }
    if token.folded == "." { return "." }
    return commas.contains(token.folded) ? "," : nil
  }

  /// The digits around a token with the marks between them, and the groups of three that blanks
  /// separate.
  private func run(around token: Int, of text: ValueText) -> DigitRun {
    var first = token
    while token - first < Self.reach, let before = predecessor(of: first, text) {
      first = before
    }
    var pieces = [DigitRun.Piece(token: first, digits: text.tokens[first].folded, mark: "")]
    while pieces.count < Self.reach,
      let next = successor(of: pieces[pieces.count - 1].token, text)
    { pieces.append(next) }
    return DigitRun(pieces: pieces).grouped(around: token)
  }

  private func successor(of token: Int, _ text: ValueText) -> DigitRun.Piece? {
    if let next = text[token + 1], next.kind == .digits, !next.isGlued {
      return DigitRun.Piece(token: token + 1, digits: next.folded, mark: " ")
    }
    guard let mark = mark(at: token + 1, of: text), text.isGlued(token + 1),
      text.isGlued(token + 2), let next = text[token + 2], next.kind == .digits
    else { return nil }
    return DigitRun.Piece(
      token: token + 2, digits: next.folded, mark: mark,
      isListed: mark == "," && !text.isMark(token + 1, ","))
  }

  private func predecessor(of token: Int, _ text: ValueText) -> Int? {
    if text.isKind(token - 1, .digits), !text.isGlued(token) { return token - 1 }
    guard mark(at: token - 1, of: text) != nil, text.isGlued(token), text.isGlued(token - 1),
      text.isKind(token - 2, .digits)
    else { return nil }
    return token - 2
  }
}
