// SPDX-License-Identifier: Apache-2.0

/// Splits text into folded words, in linear time.
struct Tokenizer {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []
  /// Whether each Unicode scalar is a character of its own.
  private(set) var isScalarwise = true

  private var wordSource: Range<Int>?
  private var wordStart = 0
  private var wordClass = CharacterClass.separator
  /// The end of the word's first apostrophe, in the text and in the folded letters.
  private var elision: (source: Int, letters: Int)?

  static func tokenize(_ text: String) -> Tokenizer {
    var text = text
    var tokenizer = Tokenizer()
    tokenizer.bytes.reserveCapacity(text.utf8.count)
    tokenizer.tokens.reserveCapacity(text.utf8.count / 4 + 2)
    let isRead = text.withUTF8 { tokenizer.readASCII($0) }
    if !isRead { tokenizer.readCharacters(of: text) }
    return tokenizer
  }

  /// Splits another UTF-8 text, replacing the one before.
  mutating func tokenize(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    if !readASCII(text) { readCharacters(of: String(decoding: text, as: UTF8.self)) }
  }

  /// Reads ASCII text, its letters in runs. Returns false without any effect if the text has other
  /// bytes.
  private mutating func readASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.allSatisfy({ $0 < 0x80 }) else { return false }
    var place = 0
    while place < text.count {
      let start = place
      while place < text.count, Folding.isLetter(text[place]) { place += 1 }
      if place > start {
        extendWord(text, letters: start..<place)
      } else {
        place += 1
        take(text[start], at: start..<place, before: place < text.count ? text[place].kind : nil)
      }
    }
    endWord()
    return true
  }

  private mutating func extendWord(_ text: UnsafeBufferPointer<UInt8>, letters: Range<Int>) {
    if wordSource != nil, wordClass != .letter { endWord() }
    if wordSource == nil { wordStart = bytes.count }
    for place in letters { bytes.append(Folding.lowercase(text[place])) }
    wordSource = (wordSource?.lowerBound ?? letters.lowerBound)..<letters.upperBound
    wordClass = .letter
  }

  private mutating func readCharacters(of text: String) {
    isScalarwise = text.unicodeScalars.allSatisfy(SimpleScalar.isSimple)
    if isScalarwise {
      read(text.unicodeScalars.lazy.map(SimpleScalar.init))
    } else {
      read(text)
    }
  }

  private mutating func read<Units: Sequence>(_ units: Units) where Units.Element: TextUnit {
    var offset = 0
    var iterator = units.makeIterator()
    var current = iterator.next()
    while let unit = current {
      let next = iterator.next()
      take(unit, at: offset..<(offset + unit.length), before: next?.kind)
      offset += unit.length
      current = next
    }
    endWord()
  }

  private mutating func take(
    _ unit: some TextUnit, at source: Range<Int>, before next: CharacterClass?
  ) {
    let kind = unit.kind
    switch kind {
    case .letter, .digit: extendWord(unit, kind, at: source)
    case .apostrophe: takeApostrophe(unit, at: source, before: next)
    case .symbol, .ideograph:
      endWord()
      extendWord(unit, kind, at: source)
      endWord()
    case .separator: takeSeparator(unit, at: source, before: next)
    }
  }

  private mutating func extendWord(
    _ unit: some TextUnit, _ kind: CharacterClass, at source: Range<Int>
  ) {
    if wordSource != nil, kind != wordClass { endWord() }
    if wordSource == nil { wordStart = bytes.count }
    unit.appendFolded(to: &bytes)
    wordSource = (wordSource?.lowerBound ?? source.lowerBound)..<source.upperBound
    wordClass = kind
  }

  /// An apostrophe between letters is part of a word, `don't`, or separates two words, `l'eau`.
  /// Only the word's end tells which.
  private mutating func takeApostrophe(
    _ unit: some TextUnit, at source: Range<Int>, before next: CharacterClass?
  ) {
    guard wordClass == .letter, next == .letter else { return endWord() }
    elision = elision ?? (source.upperBound, bytes.count)
    wordSource = (wordSource?.lowerBound ?? source.lowerBound)..<source.upperBound
  }

  /// A point or comma between two digits belongs to the number. A minus before a digit begins one.
  private mutating func takeSeparator(
    _ unit: some TextUnit, at source: Range<Int>, before next: CharacterClass?
  ) {
    let isInside = unit.isDecimalMark && wordClass == .digit
    let isSign = unit.isMinus && wordSource == nil && !isGlued(at: source.lowerBound)
    if next == .digit, isInside || isSign {
      extendWord(unit, .digit, at: source)
    } else {
      endWord()
    }
  }

  /// Whether a word ends directly before this byte.
  private func isGlued(at offset: Int) -> Bool { tokens.last?.source.upperBound == offset }

  private mutating func endWord() {
    guard let source = wordSource else { return }
    if let elision,
      Elision.parts(bytes[wordStart..<elision.letters], from: bytes[elision.letters...])
    {
      addToken(source.lowerBound..<elision.source, wordStart..<elision.letters)
      addToken(elision.source..<source.upperBound, elision.letters..<bytes.count)
    } else {
      addToken(source, wordStart..<bytes.count)
    }
    wordSource = nil
    elision = nil
    wordClass = .separator
  }

  private mutating func addToken(_ source: Range<Int>, _ folded: Range<Int>) {
    tokens.append(Token(source: source, folded: folded, isCharacter: wordClass == .ideograph))
  }
}

/// One word of an utterance; in Chinese, Japanese and Korean a single character.
struct Token {
  /// The place in the typed text, in UTF-8 bytes.
  var source: Range<Int>

  /// The place of the folded spelling in the utterance's bytes.
  var folded: Range<Int>

  /// Whether it is a single character of a script without blanks between words.
  var isCharacter = false

  /// Whether each byte of the folded spelling matches one byte of the text.
  var isLetterByLetter: Bool { source.count == folded.count }
}

/// Distinguishes `l'eau`, two words, from `don't`, one word.
private enum Elision {
  /// The letters before an apostrophe that are a word of their own: c' d' j' l' m' n' s' t'; so is
  /// any ending in qu'.
  private static let letters = Set("cdjlmnst".utf8)
  private static let ending = Array("qu".utf8)
  private static let today = Array("aujourd".utf8)

  /// - Parameters:
  ///   - head: the folded letters before the apostrophe.
  ///   - tail: the letters after it; a single one is an ending, as in `it's`.
  static func parts(_ head: ArraySlice<UInt8>, from tail: ArraySlice<UInt8>) -> Bool {
    guard tail.count > 1, let first = head.first else { return false }
    return head.count == 1
      ? letters.contains(first) : head.suffix(2) == ending[...] || head == today[...]
  }
}

/// One unit of text for the tokeniser: an ASCII byte or a whole character.
protocol TextUnit {
  var kind: CharacterClass { get }
  /// The length in the text, in UTF-8 bytes.
  var length: Int { get }
  /// Whether it may be inside a number, between two digits.
  var isDecimalMark: Bool { get }
  var isMinus: Bool { get }
  func appendFolded(to bytes: inout [UInt8])
}

extension UInt8: TextUnit {
  var kind: CharacterClass { CharacterClass(ascii: self) }
  var length: Int { 1 }
  var isDecimalMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
  var isMinus: Bool { self == UInt8(ascii: "-") }
  func appendFolded(to bytes: inout [UInt8]) { bytes.append(Folding.lowercase(self)) }
}

extension Character: TextUnit {
  var kind: CharacterClass { CharacterClass(self) }
  var length: Int { utf8.count }
  var isDecimalMark: Bool { self == "." || self == "," }
  var isMinus: Bool { self == "-" || self == "\u{2212}" }
  func appendFolded(to bytes: inout [UInt8]) { Folding.append(self, to: &bytes) }
}
