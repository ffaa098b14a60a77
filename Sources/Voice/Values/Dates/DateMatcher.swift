// SPDX-License-Identifier: Apache-2.0

/// Matches patterns in one text. Each category and list is matched only once at each place.
struct DateMatcher {
  /// The end of a partial match, and what it heard.
  private struct Path {
    var end: Int
    var slots: DateSlots
  }

  /// The most letters of a reading: a bound for endless lists of amounts.
  private static let maximumLength = 160

  private struct Place: Hashable {
    var category: DateCategory
    var start: Int
  }

  private struct ListPlace: Hashable {
    var list: String
    var start: Int
  }

  /// A phrase or number of a list, heard at a place.
  private struct Word {
    var end: Int
    var value: DateValue
  }

  private let grammar: DateGrammar
  private let text: DateText
  private var numbers: DateNumberReader
  private let now: CivilMoment
  private var chart: [Place: [DateReading]] = [:]
  private var words: [ListPlace: [Word]] = [:]

  init(_ text: DateText, grammar: DateGrammar, numbers: DateNumberReader, now: CivilMoment) {
    (self.text, self.grammar, self.numbers, self.now) = (text, grammar, numbers, now)
  }

  /// The readings of a category's patterns from a place on. For each end, the first pattern counts.
  mutating func readings(of category: DateCategory, at start: Int) -> [DateReading] {
    let place = Place(category: category, start: start)
    if let known = chart[place] { return known }
    // Stops the recursion of a pattern that begins with its own category.
    chart[place] = []
    var readings: [Int: DateReading] = [:]
    for production in grammar.productions(of: category) {
      for reading in self.readings(of: production, at: start)
      where readings[reading.letters.upperBound] == nil {
        readings[reading.letters.upperBound] = reading
      }
    }
    let found = readings.values.sorted { $0.letters.upperBound > $1.letters.upperBound }
    chart[place] = found
    return found
  }

  private mutating func readings(of production: DateProduction, at start: Int) -> [DateReading] {
    let surroundings = production.surroundings
    guard canBegin(production.beginnings, at: start),
      surroundings.before.allow({ text.has($0, before: start) })
    else { return [] }
    let path = Path(end: start, slots: production.slots)
    return follow(production.pattern, path, from: start).compactMap { path in
      let end = text.beforeBlanks(path.end)
      guard end > start, end - start <= Self.maximumLength, text.isBorder(end),
        surroundings.after.allow({ stands($0, after: end) }),
        let value = production.meaning.resolve(path.slots, now)
      else { return nil }
      return DateReading(letters: start..<end, value: value)
    }
  }

  private mutating func canBegin(_ beginnings: DateBeginnings, at start: Int) -> Bool {
    if start < text.letters.count, beginnings.letters.contains(text.letters[start]) { return true }
    if beginnings.hasNumbers, numbers.begin(at: start) { return true }
    return beginnings.categories.contains { !readings(of: $0, at: start).isEmpty }
  }

  /// An empty phrase is the end of the clause.
  private func stands(_ phrase: [Character], after end: Int) -> Bool {
    phrase.isEmpty ? text.isEndOfClause(end) : text.has(phrase, at: text.afterBlanks(end))
  }

  // MARK: Patterns

  private mutating func follow(_ pattern: DatePattern, _ path: Path, from start: Int) -> [Path] {
    switch pattern {
    case .letters(let letters): return follow(letters, path, from: start)
    case .sequence(let parts):
      var paths = [path]
      for part in parts where !paths.isEmpty {
        paths = paths.flatMap { follow(part, $0, from: start) }
      }
      return paths
    case .choice(let parts): return parts.flatMap { follow($0, path, from: start) }
    case .optional(let part): return follow(part, path, from: start) + [path]
    case .list(let name, let slot): return follow(list: name, slot, path)
    case .reading(let category, let slot):
      guard text.isBorder(path.end) else { return [] }
      return readings(of: category, at: path.end).map {
        Path(end: $0.letters.upperBound, slots: path.slots.with(slot, $0.value))
      }
    }
  }

  /// - Parameter start: the beginning of the reading, where no gap is needed.
  private func follow(_ letters: [Character], _ path: Path, from start: Int) -> [Path] {
    var ends = [path.end]
    for letter in letters {
      ends = ends.flatMap { end in
        if letter == " " { return end == start ? [end] : text.endsOfGap(from: end) }
        return end < text.letters.count && text.letters[end] == letter ? [end + 1] : []
      }
    }
    return ends.map { Path(end: $0, slots: path.slots) }
  }

  private mutating func follow(list name: String, _ slot: String, _ path: Path) -> [Path] {
    guard text.isBorder(path.end) else { return [] }
    return words(of: name, at: path.end).map {
      Path(end: $0.end, slots: path.slots.with(slot, $0.value))
    }
  }

  // MARK: Lists

  private mutating func words(of list: String, at start: Int) -> [Word] {
    let place = ListPlace(list: list, start: start)
    if let known = words[place] { return known }
    let found = findWords(of: list, at: start)
    words[place] = found
    return found
  }

  private mutating func findWords(of list: String, at start: Int) -> [Word] {
    switch grammar.lists[list] {
    case .numbers(let accepted):
      return numbers.numbers(accepted, at: start).map {
        Word(end: $0.end, value: .number($0.value))
      }
    case .values(let values):
      let path = Path(end: start, slots: DateSlots())
      return values.flatMap { value in
        follow(value.pattern, path, from: start).filter { text.isBorder($0.end) }
          .map { Word(end: $0.end, value: value.value) }
      }
    case nil: return []
    }
  }
}

/// A range of letters and its meaning.
struct DateReading: Hashable, Sendable {
  var letters: Range<Int>
  var value: DateValue
}
