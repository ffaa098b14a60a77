// SPDX-License-Identifier: Apache-2.0

/// The words of a user, as typed and split into words.
public struct Utterance: Sendable {
  /// The text as typed.
  public let text: String

  /// The text as UTF-8.
  private let source: [UInt8]
  /// The folded letters of all words without separators.
  let bytes: [UInt8]
  let tokens: [Token]
  /// Whether each byte is a character; false if a line ends with two bytes, which are one
  /// character.
  private let isASCII: Bool
  /// Whether each Unicode scalar is a character, as in most texts without combining marks.
  private let isScalarwise: Bool
  /// Whether the words are in the order in which they were typed.
  private let isInOrder: Bool

  public init(_ text: String) {
    let tokenizer = Tokenizer.tokenize(text)
    self.text = text
    source = Array(text.utf8)
    bytes = tokenizer.bytes
    tokens = tokenizer.tokens
    isASCII = source.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    isScalarwise = tokenizer.isScalarwise && !source.contains(0x0D)
    isInOrder = true
  }

  /// The part after the first comma if one of the leads is before it; otherwise the whole
  /// utterance.
  public func afterLead(_ leads: Set<String>) -> Utterance {
    guard let comma = text.firstIndex(where: { ",，、".contains($0) }),
      leads.contains(Utterance(String(text[..<comma])).spelling)
    else { return self }
    let rest = Utterance(String(text[text.index(after: comma)...]))
    return rest.count > 0 ? rest : self
  }

  private init(_ other: Utterance, tokens order: [Int]) {
    text = other.text
    source = other.source
    isASCII = other.isASCII
    isScalarwise = other.isScalarwise
    isInOrder = false
    var bytes: [UInt8] = []
    bytes.reserveCapacity(other.bytes.count)
    tokens = order.map { index in
      var token = other.tokens[index]
      let start = bytes.count
      bytes += other.bytes[token.folded]
      token.folded = start..<bytes.count
      return token
    }
    self.bytes = bytes
  }

  /// The same words in another order. Each keeps its place in the typed text.
  func reordered(_ order: [Int]) -> Utterance { Utterance(self, tokens: order) }

  /// The units that stay together: single words, or runs of characters without blanks.
  var units: [Range<Int>] {
    tokens.indices.reduce(into: []) { units, index in
      if let last = units.last, tokens[index].isCharacter, tokens[index - 1].isCharacter,
        tokens[index - 1].source.upperBound == tokens[index].source.lowerBound
      {
        units[units.count - 1] = last.lowerBound..<(index + 1)
      } else {
        units.append(index..<(index + 1))
      }
    }
  }

  /// Whether a word is a Korean syllable. Korean separates its words by blanks.
  func isHangul(_ index: Int) -> Bool {
    // 가 to 힣.
    let letters = bytes[tokens[index].folded]
    return letters.lexicographicallyPrecedes([0xED, 0x9E, 0xA4])
      && !letters.lexicographicallyPrecedes([0xEA, 0xB0, 0x80])
  }

  /// Whether a word is a single kana, which is a sound rather than a word.
  func isKana(_ index: Int) -> Bool {
    // ぁ to ヿ, each of three bytes.
    let letters = bytes[tokens[index].folded]
    return letters.count == 3 && letters.lexicographicallyPrecedes([0xE3, 0x84])
      && !letters.lexicographicallyPrecedes([0xE3, 0x81, 0x81])
  }

  /// Whether all words are Korean syllables.
  var isAllHangul: Bool { tokens.indices.allSatisfy(isHangul) }

  /// Whether a word directly follows the one before it.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].source.upperBound == tokens[index].source.lowerBound
  }

  /// Whether it contains a script without blanks between words.
  var hasCharacters: Bool { tokens.contains { $0.isCharacter } }

  /// How many words it has.
  public var count: Int { tokens.count }

  /// The words in their folded spelling.
  public var words: [String] { tokens.map { String(decoding: bytes[$0.folded], as: UTF8.self) } }

  /// The words joined by blanks, as a key for look-ups.
  package var spelling: String { words.joined(separator: " ") }

  /// The typed text of a run of words, with everything between them.
  public func heard(_ words: Range<Int>) -> String {
    String(decoding: source[source(words)], as: UTF8.self)
  }

  /// The typed text of some folded letters, with everything between the words, and its place in
  /// characters.
  func place(letters: Range<Int>) -> (heard: String, span: Range<Int>) {
    let place = source(letters: letters)
    let heard = isInOrder ? String(decoding: source[place], as: UTF8.self) : joined(letters)
    return (heard, characters(place))
  }

  /// The words joined by blanks, for an order other than the typed one.
  private func joined(_ letters: Range<Int>) -> String {
    tokens[tokens(in: letters)].map { String(decoding: source[$0.source], as: UTF8.self) }
      .joined(separator: " ")
  }

  func tokens(in letters: Range<Int>) -> Range<Int> {
    letters.isEmpty
      ? 0..<0 : token(at: letters.lowerBound)..<(token(at: letters.upperBound - 1) + 1)
  }

  /// The typed text of a run of words with the signs around it. Free text keeps the quotation mark
  /// at its beginning and the signs that close it; the last one keeps everything to the end.
  func heardWhole(_ letters: Range<Int>) -> String {
    guard !letters.isEmpty else { return "" }
    let first = token(at: letters.lowerBound)
    let start = first == 0 ? 0 : tokens[first - 1].source.upperBound
    let last = source(letters: letters).upperBound
    let end =
      letters.upperBound == bytes.count
      ? source.count : ClosingSigns(source[start..<last]).end(in: source[last...])
    var rest = source[start..<end]
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    while let first = rest.first {
      let count = Self.isBlank(first) ? 1 : Self.pauseLength(at: rest)
      guard count > 0 else { break }
      rest.removeFirst(count)
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The typed texts before, between and after the words: one more than there are words.
  var gaps: [String] {
    let words = tokens.map(\.source).sorted { $0.lowerBound < $1.lowerBound }
    let starts = [0] + words.map(\.upperBound)
    let ends = words.map(\.lowerBound) + [source.count]
    return zip(starts, ends).map { String(decoding: source[$0..<$1], as: UTF8.self) }
  }

  /// Whether some folded letters are exactly one token with the spelling of a word.
  func isSpelt(_ letters: Range<Int>, _ word: WordID, in lexicon: Lexicon) -> Bool {
    let spelling = lexicon.spelling(word)
    guard spelling.count == letters.count, !letters.isEmpty else { return false }
    let token = tokens[token(at: letters.lowerBound)].folded
    return token == letters
      && letters.indices.allSatisfy { place in
        bytes[place] == lexicon.bytes[spelling.lowerBound + place - letters.lowerBound]
      }
  }

  /// The token that contains a folded letter; the last one for the end.
  private func token(at letter: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].folded.upperBound <= letter { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of folded letters in the text, in bytes. If folding changed the length of a word, it
  /// is the place of the whole word.
  private func source(letters: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    let only = tokens[token(at: letters.lowerBound)]
    if only.folded == letters { return only.source }
    if letters.isEmpty {
      let place = letters.lowerBound == 0 ? 0 : source(letters: 0..<letters.lowerBound).upperBound
      return place..<place
    }
    let first = tokens[token(at: letters.lowerBound)]
    let last = tokens[token(at: letters.upperBound - 1)]
    let start = first.isLetterByLetter ? letters.lowerBound - first.folded.lowerBound : 0
    let end = last.isLetterByLetter ? last.folded.upperBound - letters.upperBound : 0
    let (lower, upper) = (first.source.lowerBound + start, last.source.upperBound - end)
    if lower < upper { return lower..<upper }
    // For words in another order, the range from the first to the last as typed.
    let spoken = tokens[tokens(in: letters)]
    return
      (spoken.map(\.source.lowerBound).min() ?? 0)..<(spoken.map(\.source.upperBound).max() ?? 0)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// The length in bytes of a comma or colon. Before free text it belongs to the words before it; 0
  /// for none.
  private static func pauseLength(at rest: ArraySlice<UInt8>) -> Int {
    pauses.first { rest.starts(with: $0) }?.count ?? 0
  }

  private static let pauses = [",", ":", ";", "、", "，", "：", "；"].map { Array($0.utf8) }

  /// The place of a run of words in the text, in characters.
  public func span(_ words: Range<Int>) -> Range<Int> { characters(source(words)) }

  private func characters(_ source: Range<Int>) -> Range<Int> {
    if isASCII { return source }
    if isScalarwise {
      let lower = scalars(in: 0..<source.lowerBound)
      return lower..<(lower + scalars(in: source))
    }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: source.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: source.upperBound)
    let lower = text.distance(from: text.startIndex, to: start)
    return lower..<(lower + text.distance(from: start, to: end))
  }

  private func scalars(in range: Range<Int>) -> Int {
    source[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private func source(_ words: Range<Int>) -> Range<Int> {
    guard let last = words.last else { return 0..<0 }
    return tokens[words.lowerBound].source.lowerBound..<tokens[last].source.upperBound
  }

  func folded(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].folded] }

  /// Whether a word is written in digits.
  func isNumber(_ index: Int) -> Bool { folded(index).contains { (0x30...0x39).contains($0) } }

  /// The number of each word in a lexicon.
  func words(in lexicon: Lexicon) -> [WordID] {
    bytes.withUnsafeBufferPointer { bytes in
      tokens.map { lexicon[UnsafeBufferPointer(rebasing: bytes[$0.folded])] }
    }
  }
}
