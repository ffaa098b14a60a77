// SPDX-License-Identifier: Apache-2.0

extension PerturbableText {
  /// Where each word but the first starts.
  var wordStarts: [Int] { words.dropFirst().map(\.lowerBound) }

  /// The starts and ends of names inside of the text.
  var nameEdges: [Int] { characters.indices.dropFirst().filter { isName[$0] != isName[$0 - 1] } }

  func isBetweenLetters(_ place: Int) -> Bool {
    place > 0 && place + 1 < characters.count && characters[place - 1].isLetter
      && characters[place + 1].isLetter
  }

  func inserting(_ insertion: String, at place: Int) -> String {
    String(characters[..<place]) + insertion + String(characters[place...])
  }

  /// The runs of digits that stand by themselves.
  var numbers: [Range<Int>] {
    let runs = characters.indices.split { !characters[$0].isWholeNumber }
    return runs.filter { run in
      let around = [run.startIndex - 1, run.endIndex].filter(characters.indices.contains)
      return !around.contains { ".,:/".contains(characters[$0]) }
    }.map { $0.startIndex..<$0.endIndex }
  }

  /// Where a phrase stands in the text as words of its own; in any case. Nil for nowhere.
  func place(of phrase: String) -> Range<Int>? {
    let sought = phrase.map { $0.lowercased() }
    return places(of: sought, from: 0).first { place in
      !continues(before: place.lowerBound) && !continues(before: place.upperBound)
    }
  }

  /// Whether a word goes on over a place; where words don't stand apart none does.
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

  /// The text with two ranges in each other's place, the first before the second.
  func swapping(_ first: Range<Int>, _ second: Range<Int>) -> String {
    let between = characters[first.upperBound..<second.lowerBound]
    let middle = characters[second] + between + characters[first]
    return String(characters[..<first.lowerBound] + middle + characters[second.upperBound...])
  }

  /// Where a small word stands so that something stays when it is taken away.
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
      // A last word of that ending is a verb rather than a word with a particle.
      case .ending
      where hasMore && word != words.last && letters.reversed().starts(with: sought.reversed()):
        return (word.upperBound - sought.count)..<word.upperBound
      default: return nil
      }
    }
  }

  /// - Parameter first: the first place where it may begin; a small word never begins a sentence.
  private func places(of sought: [String], from first: Int = 1) -> [Range<Int>] {
    let letters = characters.map { $0.lowercased() }
    return letters.indices.filter { $0 >= first && letters[$0...].starts(with: sought) }
      .map { $0..<($0 + sought.count) }
  }
}
