// SPDX-License-Identifier: Apache-2.0

/// Digits with marks or single blanks between them, and how they are read together.
struct DigitRun {
  struct Piece {
    var token: Int
    var digits: String
    /// The mark before the digits: `.`, `,`, a blank, or empty for the first piece.
    var mark: String
    /// Whether the mark groups digits or separates items but is no decimal mark: `、`.
    var isListed = false
  }

  /// The most groups of digits in a number; more are a list.
  static let maximumLength = 13

  var pieces: [Piece]

  /// The whole run if its blanks group digits by three. Otherwise the part around a token between
  /// two blanks, since no blank groups then.
  func grouped(around token: Int) -> DigitRun { isGroupedByBlanks ? self : part(around: token) }

  /// Whether all blanks group digits: one to three digits, then groups of three: `1 234 567.89`.
  private var isGroupedByBlanks: Bool {
    guard pieces.contains(where: { $0.mark == " " }) else { return true }
    let grouped = pieces.prefix { $0.mark == " " || $0.mark == "" }
    return pieces.count - grouped.count <= 1 && grouped[0].digits.count <= 3
      && grouped.dropFirst().allSatisfy { $0.digits.count == 3 }
  }

  private func part(around token: Int) -> DigitRun {
    let start = pieces.lastIndex { $0.token <= token && $0.mark == " " } ?? 0
    let rest = pieces[start...]
    let end = rest.dropFirst().firstIndex { $0.mark == " " } ?? rest.endIndex
    var part = Array(rest[..<end])
    part[0].mark = ""
    return DigitRun(pieces: part)
  }

  /// Whether the marks separate numbers rather than digits: `192.168.1.2`, `22,24,26`.
  func isList(_ groupMark: String) -> Bool {
    guard pieces.count > 2 else { return isPair(groupMark) }
    guard pieces.count <= Self.maximumLength else { return true }
    let marks = pieces.dropFirst().map(\.mark)
    let groups = marks.dropLast().allSatisfy { $0 == marks[0] } && isGrouped(pieces.dropLast())
    if marks[marks.count - 1] == marks[0] { return !groups || !isGrouped(pieces[...]) }
    return !groups
  }

  /// Whether it is two numbers because the group mark between them can't group the digits:
  /// `1502222,250`.
  private func isPair(_ groupMark: String) -> Bool {
    guard pieces.count == 2, pieces[1].mark == groupMark else { return false }
    return pieces[1].digits.count == 3 && pieces[0].digits.count > 3
      || pieces[1].isListed && !isGrouped(pieces[...])
  }

  /// One to three digits, then groups of three; or groups of two before the last three, as in
  /// India.
  private func isGrouped(_ pieces: ArraySlice<Piece>) -> Bool {
    guard let first = pieces.first, (1...3).contains(first.digits.count) else { return false }
    let rest = pieces.dropFirst()
    if rest.allSatisfy({ $0.digits.count == 3 }) { return true }
    return rest.last?.digits.count == 3 && rest.dropLast().allSatisfy { $0.digits.count == 2 }
  }

  /// The digits with a point as the decimal mark and without group marks.
  func plain(_ groupMark: String) -> String {
    let whole = pieces.map(\.digits)
    guard let last = pieces.last, pieces.count > 1 else { return whole.joined() }
    return hasFraction(last, groupMark)
      ? whole.dropLast().joined() + "." + last.digits : whole.joined()
  }

  private func hasFraction(_ last: Piece, _ groupMark: String) -> Bool {
    if last.mark == " " { return false }
    if pieces.count > 2 { return pieces[1].mark != last.mark }
    let isGroup = last.digits.count == 3 && pieces[0].digits.count <= 3 && pieces[0].digits != "0"
    return last.mark != groupMark || !isGroup
  }
}
