// SPDX-License-Identifier: Apache-2.0

/// One search for dates through one text.
struct DateSearch {
  private let text: DateText
  private let kinds: [FoundDate.Kind]
  private let wanted: Set<FoundDate.Kind>
  private var matcher: DateMatcher

  init(_ text: DateText, kinds: Set<FoundDate.Kind>, _ matcher: DateMatcher) {
    self.text = text
    wanted = kinds
    self.kinds = FoundDate.Kind.allCases.filter { kinds.contains($0) || $0 == .duration }
    self.matcher = matcher
  }

  mutating func found() -> [FoundDate] {
    var found: [FoundDate] = []
    var place = 0
    while place < text.letters.count {
      let longest = longest(at: place)
      if let longest, wanted.contains(longest.kind) { found.append(dated(longest)) }
      place = longest?.reading.letters.upperBound ?? place + 1
    }
    return found
  }

  private mutating func longest(
    at place: Int
  ) -> (kind: FoundDate.Kind, reading: DateReading)? {
    guard text.isOpen(place), !text.letters[place].isWhitespace else { return nil }
    var best: (kind: FoundDate.Kind, reading: DateReading)?
    for kind in kinds {
      let reading = matcher.readings(of: kind.category, at: place)
        .first { text.isOpen($0.letters.upperBound) }
      guard let reading else { continue }
      if best.map({ $0.reading.letters.count < reading.letters.count }) ?? true {
        best = (kind, reading)
      }
    }
    return best
  }

  private func dated(_ found: (kind: FoundDate.Kind, reading: DateReading)) -> FoundDate {
    FoundDate(
      kind: found.kind, value: found.reading.value.description,
      span: text.span(found.reading.letters))
  }
}
