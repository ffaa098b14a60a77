// SPDX-License-Identifier: Apache-2.0

/// The possible beginnings of a pattern. Looking at one letter rules out most patterns.
struct DateBeginnings: Sendable {
  private(set) var letters: Set<Character> = []
  private(set) var hasNumbers = false
  private(set) var categories: Set<DateCategory> = []

  init(of pattern: DatePattern, lists: [String: DateList]) {
    _ = add(pattern, lists)
  }

  /// - Returns: whether the pattern can be empty, so that the beginnings of the next part count as
  ///   well.
  private mutating func add(_ pattern: DatePattern, _ lists: [String: DateList]) -> Bool {
    switch pattern {
    case .letters(let text):
      guard let first = text.first(where: { $0 != " " }) else { return true }
      letters.insert(first)
      return false
    case .sequence(let parts): return parts.allSatisfy { add($0, lists) }
    case .choice(let parts): return parts.map { add($0, lists) }.contains(true)
    case .optional(let part):
      _ = add(part, lists)
      return true
    case .reading(let category, _):
      categories.insert(category)
      return false
    case .list(let name, _):
      add(lists[name], lists)
      return false
    }
  }

  private mutating func add(_ list: DateList?, _ lists: [String: DateList]) {
    switch list {
    case .numbers: hasNumbers = true
    case .values(let values): for value in values { _ = add(value.pattern, lists) }
    case nil: break
    }
  }
}
