// SPDX-License-Identifier: Apache-2.0

/// A sentence as characters, with the changes that each character allows.
struct PerturbableText {
  /// The characters of the text, composed as far as possible.
  let characters: [Character]

  /// Whether a character is part of free text, which is kept word for word and so never changed.
  let isFree: [Bool]

  /// Whether a character is part of a name.
  let isName: [Bool]

  /// The runs between spaces.
  let words: [Range<Int>]

  /// - Parameters:
  ///   - names: The names in the sentence, in upper or lower case.
  ///   - freeText: The parts of the sentence that are free text.
  init(_ text: String, names: [String] = [], freeText: [String] = []) {
    let characters = Array(text)
    self.characters = characters
    isFree = Self.mask(of: freeText, in: characters)
    isName = Self.mask(of: names, in: characters)
    words = characters.split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
      .map { $0.startIndex..<$0.endIndex }
  }

  var text: String { String(characters) }

  /// Whether any of the places is part of free text. Places outside of the text are not.
  func isFree(anyOf places: Int...) -> Bool {
    places.contains { isFree.indices.contains($0) && isFree[$0] }
  }

  /// Whether a range is part of free text or next to it.
  func touchesFreeText(_ range: Range<Int>) -> Bool {
    surroundings(of: range).contains { isFree[$0] }
  }

  /// Whether a number is in a range or next to it. The word after a number belongs to the number.
  func touchesNumber(_ range: Range<Int>) -> Bool {
    surroundings(of: range).contains { characters[$0].isNumber }
  }

  /// A range with the characters next to it, beyond a space on either side.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    max(0, range.lowerBound - 2)..<min(characters.count, range.upperBound + 2)
  }

  /// Whether a place is within a name, so that text inserted there would split the name.
  func splitsName(at place: Int) -> Bool {
    place > 0 && place < characters.count && isName[place - 1] && isName[place]
  }

  /// Whether one of two neighbouring words belongs to a longer name and the other doesn't.
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

extension PerturbableText {
  /// The start of each word except the first.
  var wordStarts: [Int] { words.dropFirst().map(\.lowerBound) }

  /// The places inside the text where a name starts or ends.
  var nameEdges: [Int] { characters.indices.dropFirst().filter { isName[$0] != isName[$0 - 1] } }

  func isBetweenLetters(_ place: Int) -> Bool {
    place > 0 && place + 1 < characters.count && characters[place - 1].isLetter
      && characters[place + 1].isLetter
  }

  func inserting(_ insertion: String, at place: Int) -> String {
    String(characters[..<place]) + insertion + String(characters[place...])
  }

  /// The runs of digits that are not part of a time, a date or a decimal.
  var numbers: [Range<Int>] {
    let runs = characters.indices.split { !characters[$0].isWholeNumber }
    return runs.filter { run in
      let around = [run.startIndex - 1, run.endIndex].filter(characters.indices.contains)
      return !around.contains { ".,:/".contains(characters[$0]) }
    }.map { $0.startIndex..<$0.endIndex }
  }

  /// The first place where the text contains a phrase as whole words, ignoring case; nil if none.
  func place(of phrase: String) -> Range<Int>? {
    let sought = phrase.map { $0.lowercased() }
    return places(of: sought, from: 0).first { place in
      !continues(before: place.lowerBound) && !continues(before: place.upperBound)
    }
  }

  /// Whether a word continues across a place. In a script without blanks, words never do.
  private func continues(before place: Int) -> Bool {
    place > 0 && place < characters.count && characters[place - 1].isLetter
      && characters[place].isLetter && !characters[place].isSyllable
      && !characters[place].isHangul
  }

  func replacing(_ range: Range<Int>, by text: String) -> String {
    String(characters[..<range.lowerBound]) + text + String(characters[range.upperBound...])
  }

  /// The text without a range, and without the space that would be left over.
  func removing(_ range: Range<Int>) -> String {
    var rest = characters
    rest.removeSubrange(range)
    let start = range.lowerBound
    if start < rest.count, rest[start].isWhitespace, start == 0 || rest[start - 1].isWhitespace {
      rest.remove(at: start)
    } else if start == rest.count, rest.last?.isWhitespace == true {
      rest.removeLast()
    }
    return String(rest)
  }

  /// The text with two ranges swapped. The first range comes before the second.
  func swapping(_ first: Range<Int>, _ second: Range<Int>) -> String {
    let between = characters[first.upperBound..<second.lowerBound]
    let middle = characters[second] + between + characters[first]
    return String(characters[..<first.lowerBound] + middle + characters[second.upperBound...])
  }

  /// The places of a small word that leave other text behind when they are removed.
  func places(of small: SmallWord) -> [Range<Int>] {
    let sought = small.text.map { $0.lowercased() }
    guard small.place != .inside else { return places(of: sought) }
    return words.compactMap { word in
      let letters = characters[word].map { $0.lowercased() }
      let hasMore = letters.count > sought.count
      switch small.place {
      case .alone where letters == sought && words.count > 1: return word
      case .start where hasMore && letters.starts(with: sought):
        return word.lowerBound..<(word.lowerBound + sought.count)
      // A last word with that ending is a verb rather than a word with a particle.
      case .ending
      where hasMore && word != words.last && letters.reversed().starts(with: sought.reversed()):
        return (word.upperBound - sought.count)..<word.upperBound
      default: return nil
      }
    }
  }

  /// - Parameter first: the first place where the word may begin. A small word doesn't begin a
  ///   sentence.
  private func places(of sought: [String], from first: Int = 1) -> [Range<Int>] {
    let letters = characters.map { $0.lowercased() }
    return letters.indices.filter { $0 >= first && letters[$0...].starts(with: sought) }
      .map { $0..<($0 + sought.count) }
  }
}
