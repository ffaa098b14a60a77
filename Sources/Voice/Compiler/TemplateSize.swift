// SPDX-License-Identifier: Apache-2.0

/// What a template comes to when it is compiled or written out.
struct TemplateSize: Hashable, Sendable {
  /// How many ways there are behind it, as they follow from those before: ways in which a word has begun
  /// and not ended are kept apart.
  var ends: Growth

  /// The most nodes that it may need, and the beginnings of words that have to be kept on the way, as
  /// they follow from the ways before.
  var places: Growth

  /// How many phrases it is when it is written out.
  var phrases: Int

  /// The bytes of all of them.
  var letters: Int

  /// Brackets and rules within each other.
  var depth = 1

  /// Says nothing and needs nothing.
  static let nothing = TemplateSize(
    ends: .same, places: .none, phrases: 1, letters: 0, depth: 0)

  /// This one, then another.
  func then(_ next: TemplateSize) -> TemplateSize {
    TemplateSize(
      ends: next.ends.after(ends), places: places + next.places.after(ends),
      phrases: phrases.times(next.phrases),
      letters: letters.times(next.phrases).plus(next.letters.times(phrases)),
      depth: max(depth, next.depth))
  }

  /// Either this one or another.
  func or(_ other: TemplateSize) -> TemplateSize {
    TemplateSize(
      ends: ends + other.ends, places: places + other.places,
      phrases: phrases.plus(other.phrases), letters: letters.plus(other.letters),
      depth: max(depth, other.depth))
  }

  /// What it is within brackets, or as a rule.
  var nested: TemplateSize {
    var size = self
    size.depth += 1
    return size
  }
}
