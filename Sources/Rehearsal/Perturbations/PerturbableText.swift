// SPDX-License-Identifier: Apache-2.0

/// A sentence as characters, each with what may be done to it.
struct PerturbableText {
  /// Composed as far as they can be.
  let characters: [Character]

  /// Whether a character is part of free text, which is kept word for word and so never changed.
  let isFree: [Bool]

  /// Whether a character is part of a name.
  let isName: [Bool]

  /// The runs between spaces.
  let words: [Range<Int>]

  /// - Parameters:
  ///   - names: Names in the sentence, in any case.
  ///   - freeText: What was said freely in it.
  init(_ text: String, names: [String] = [], freeText: [String] = []) {
    let characters = Array(text)
    self.characters = characters
    isFree = Self.mask(of: freeText, in: characters)
    isName = Self.mask(of: names, in: characters)
    words = characters.split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
      .map { $0.startIndex..<$0.endIndex }
  }

  var text: String { String(characters) }

  /// Whether any of some places is part of free text; what lies outside of the text isn't.
  func isFree(anyOf places: Int...) -> Bool {
    places.contains { isFree.indices.contains($0) && isFree[$0] }
  }

  /// Whether a range is part of free text or stands next to it.
  func touchesFreeText(_ range: Range<Int>) -> Bool {
    surroundings(of: range).contains { isFree[$0] }
  }

  /// Whether a number is in a range or stands next to it: what is counted belongs to it.
  func touchesNumber(_ range: Range<Int>) -> Bool {
    surroundings(of: range).contains { characters[$0].isNumber }
  }

  /// A range with what stands beside it, the space between left aside.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    max(0, range.lowerBound - 2)..<min(characters.count, range.upperBound + 2)
  }

  /// Whether a place lies within a name, so that text there would split it.
  func splitsName(at place: Int) -> Bool {
    place > 0 && place < characters.count && isName[place - 1] && isName[place]
  }

  /// Whether two neighbouring words are a part of a name and something else.
  func splitsName(from first: Range<Int>, to second: Range<Int>) -> Bool {
    let continuesBefore = first.lowerBound > 0 && isName[first.lowerBound - 1]
    let continuesAfter = second.upperBound < characters.count && isName[second.upperBound]
    return !isName[first.upperBound] && (continuesBefore || continuesAfter)
  }

  private static func mask(of phrases: [String], in characters: [Character]) -> [Bool] {
    var mask = Array(repeating: false, count: characters.count)
    let folded = characters.map { $0.lowercased() }
    for phrase in phrases.map({ $0.map { $0.lowercased() } }) where !phrase.isEmpty {
      for start in folded.indices where folded[start...].starts(with: phrase) {
        for place in start..<(start + phrase.count) { mask[place] = true }
      }
    }
    return mask
  }
}
