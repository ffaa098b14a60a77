// SPDX-License-Identifier: Apache-2.0

/// The size of a template when it is compiled or written out.
struct TemplateSize: Hashable, Sendable {
  /// The number of ways after the template, as a growth of the number before it. Ways with a word
  /// that has begun but not ended are counted separately.
  var ends: Growth

  /// The most nodes needed and beginnings of words kept on the way, as a growth of the number of
  /// ways before.
  var places: Growth

  /// The number of phrases when it is written out.
  var phrases: Int

  /// The bytes of all phrases together.
  var letters: Int

  /// How deep brackets and rules nest.
  var depth = 1

  /// The size of an empty template.
  static let nothing = TemplateSize(
    ends: .same, places: .none, phrases: 1, letters: 0, depth: 0)

  /// The size of this template followed by another.
  func then(_ next: TemplateSize) -> TemplateSize {
    TemplateSize(
      ends: next.ends.after(ends), places: places + next.places.after(ends),
      phrases: phrases.times(next.phrases),
      letters: letters.times(next.phrases).plus(next.letters.times(phrases)),
      depth: max(depth, next.depth))
  }

  /// The size of a choice between this template and another.
  func or(_ other: TemplateSize) -> TemplateSize {
    TemplateSize(
      ends: ends + other.ends, places: places + other.places,
      phrases: phrases.plus(other.phrases), letters: letters.plus(other.letters),
      depth: max(depth, other.depth))
  }

  /// The size within brackets or as a rule.
  var nested: TemplateSize {
    var size = self
    size.depth += 1
    return size
  }
}
