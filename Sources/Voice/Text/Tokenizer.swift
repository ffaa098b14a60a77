// SPDX-License-Identifier: Apache-2.0

/// Cuts text into folded words. Linear in the text.
struct Tokenizer {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []

  private var wordSource: Range<Int>?
  private var wordStart = 0
  private var wordClass = CharacterClass.separator

  static func tokenize(_ text: String) -> Tokenizer {
    var tokenizer = Tokenizer()
    tokenizer.bytes.reserveCapacity(text.utf8.count)
    tokenizer.read(text)
    return tokenizer
  }

  private mutating func read(_ text: String) {
    var offset = 0
    var characters = text.makeIterator()
    var current = characters.next()
    while let character = current {
      let next = characters.next()
      let length = character.utf8.count
      take(character, at: offset..<(offset + length), before: next)
      offset += length
      current = next
    }
    endWord()
  }

  private mutating func take(_ character: Character, at source: Range<Int>, before next: Character?)
  {
    let kind = CharacterClass(character)
    switch kind {
    case .letter, .digit: extendWord(character, kind, at: source)
    case .apostrophe: takeApostrophe(character, at: source, before: next)
    case .symbol, .ideograph:
      endWord()
      extendWord(character, kind, at: source)
      endWord()
    case .separator: takeSeparator(character, at: source, before: next)
    }
  }

  private mutating func extendWord(
    _ character: Character, _ kind: CharacterClass, at source: Range<Int>
  ) {
    if wordSource != nil, kind != wordClass { endWord() }
    if wordSource == nil { wordStart = bytes.count }
    Folding.append(character, to: &bytes)
    wordSource = (wordSource?.lowerBound ?? source.lowerBound)..<source.upperBound
    wordClass = kind
  }

  private mutating func takeApostrophe(
    _ character: Character, at source: Range<Int>, before next: Character?
  ) {
    guard wordClass == .letter, wordSource != nil, next?.isLetter == true else { return endWord() }
    extendWord(character, .letter, at: source)
  }

  /// A point or comma between two digits belongs to the number, a minus before one begins it.
  private mutating func takeSeparator(
    _ character: Character, at source: Range<Int>, before next: Character?
  ) {
    let beforeDigit = next?.wholeNumberValue != nil
    switch character {
    case _ where ".,".contains(character) && wordClass == .digit && beforeDigit:
      extendWord(character, .digit, at: source)
    case "-" where wordSource == nil && beforeDigit && !follows(source.lowerBound):
      extendWord(character, .digit, at: source)
    default: endWord()
    }
  }

  /// Whether a word ends right at this byte.
  private func follows(_ offset: Int) -> Bool { tokens.last?.source.upperBound == offset }

  private mutating func endWord() {
    guard let source = wordSource else { return }
    tokens.append(Token(source: source, folded: wordStart..<bytes.count))
    wordSource = nil
    wordClass = .separator
  }
}
