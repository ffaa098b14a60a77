// SPDX-License-Identifier: Apache-2.0

/// Digits with marks or single blanks between them, and what they can mean together.
struct DigitRun {
  struct Piece {
    var token: Int
    var digits: String
    /// What stands before: `.`, `,`, a blank, or nothing before the first.
    var mark: String
    /// Whether the mark groups and lists, and is no decimal mark: `、`.
    var isListed = false
  }

  /// Groups of digits in one number; what has more is a list.
  static let maximumLength = 13

  var pieces: [Piece]

  /// The run where its blanks group digits by three; else what stands around a token between two
  /// blanks, since then none does.
  func grouped(around token: Int) -> DigitRun { isGroupedByBlanks ? self : part(around: token) }

  /// Whether every blank has one to three digits, then groups of three: `1 234 567.89`.
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

  /// Whether the marks part numbers rather than digits: `192.168.1.2`, `22,24,26`.
  func isList(_ groupMark: String) -> Bool {
    guard pieces.count > 2 else { return isPair(groupMark) }
    guard pieces.count <= Self.maximumLength else { return true }
    let marks = pieces.dropFirst().map(\.mark)
    let groups = marks.dropLast().allSatisfy { $0 == marks[0] } && isGrouped(pieces.dropLast())
    if marks[marks.count - 1] == marks[0] { return !groups || !isGrouped(pieces[...]) }
    return !groups
  }

  /// Two numbers with the mark between them that would group them, and can't: `1502222,250`.
  private func isPair(_ groupMark: String) -> Bool {
    guard pieces.count == 2, pieces[1].mark == groupMark else { return false }
    return pieces[1].digits.count == 3 && pieces[0].digits.count > 3
      || pieces[1].isListed && !isGrouped(pieces[...])
  }

  /// One to three digits, then three each; or twos before the last three, as in India.
  private func isGrouped(_ pieces: ArraySlice<Piece>) -> Bool {
    guard let first = pieces.first, (1...3).contains(first.digits.count) else { return false }
    let rest = pieces.dropFirst()
    if rest.allSatisfy({ $0.digits.count == 3 }) { return true }
    return rest.last?.digits.count == 3 && rest.dropLast().allSatisfy { $0.digits.count == 2 }
  }

  /// The digits with a point for the decimal mark and nothing between groups.
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
