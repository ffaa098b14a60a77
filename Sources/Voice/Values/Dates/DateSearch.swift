// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A search for dates in one text.
struct DateSearch {
  /// Of two kinds with the same match, the earlier counts: "the 27th" is a day and not a duration.
  private static let order = [ValueKind.datetime, .date, .time, .duration]

  private let letters: DateText
  private let text: ValueText
  private let wanted: Set<ValueKind>
  private var matcher: DateMatcher

  init(_ letters: DateText, _ text: ValueText, kinds: Set<ValueKind>, _ matcher: DateMatcher) {
    (self.letters, self.text, self.matcher) = (letters, text, matcher)
    wanted = kinds
  }

  /// The longest value that begins at a token; nil if it is of a kind that isn't wanted.
  mutating func value(at token: Int) -> FoundValue? {
    let start = letters.letter(at: text.tokens[token].range.lowerBound)
    guard letters.isOpen(start), let (kind, reading) = longest(at: start), wanted.contains(kind)
    else { return nil }
    let end = letters.span(reading.letters).upperBound
    let last = text.tokens[token...].firstIndex { $0.range.upperBound >= end } ?? token
    return FoundValue(
      kind, .string(reading.value.description), tokens: token..<(last + 1))
  }

  /// The longest reading of the wanted kinds and of durations.
  private mutating func longest(at start: Int) -> (ValueKind, DateReading)? {
    var best: (kind: ValueKind, reading: DateReading)?
    for kind in Self.order {
      guard let reading = longest(kind, at: start), wanted.contains(kind) || kind == .duration
      else { continue }
      if best.map({ $0.reading.letters.count < reading.letters.count }) ?? true {
        best = (kind, reading)
      }
    }
    return best
  }

  private mutating func longest(_ kind: ValueKind, at start: Int) -> DateReading? {
    guard let category = kind.dateCategory else { return nil }
    return matcher.readings(of: category, at: start).first { letters.isOpen($0.letters.upperBound) }
  }
}
