// SPDX-License-Identifier: Apache-2.0

/// What somebody said, as typed and as words.
public struct Utterance: Sendable {
  /// As typed.
  public let text: String

  /// The text as UTF-8.
  private let source: [UInt8]
  let bytes: [UInt8]
  let tokens: [Token]

  public init(_ text: String) {
    let tokenizer = Tokenizer.tokenize(text)
    self.text = text
    source = Array(text.utf8)
    bytes = tokenizer.bytes
    tokens = tokenizer.tokens
  }

  /// What follows the first comma, where the words before it are one of some leads; else the whole.
  public func afterLead(_ leads: Set<String>) -> Utterance {
    guard let comma = text.firstIndex(where: { ",，、".contains($0) }),
      leads.contains(Utterance(String(text[..<comma])).words.joined(separator: " "))
    else { return self }
    let rest = Utterance(String(text[text.index(after: comma)...]))
    return rest.count > 0 ? rest : self
  }

  /// How many words it has.
  public var count: Int { tokens.count }

  /// Some words in their folded spelling; the slice's places are theirs.
  func words(_ range: Range<Int>) -> ArraySlice<String> {
    var words = Array(repeating: "", count: range.lowerBound)[...]
    words.reserveCapacity(range.upperBound)
    for index in range { words.append(String(decoding: folded(index), as: UTF8.self)) }
    return words[range]
  }

  /// The words in their folded spelling.
  public var words: [String] { tokens.map { String(decoding: bytes[$0.folded], as: UTF8.self) } }

  /// The text as typed of a run of words, what stands between them included.
  public func heard(_ words: Range<Int>) -> String {
    String(decoding: source[source(words)], as: UTF8.self)
  }

  /// The text as typed of a run of words with the signs around it: free text keeps the quotation
  /// mark it begins with and, where it is the end, the sign that closes it.
  func heardWhole(_ words: Range<Int>) -> String {
    guard !words.isEmpty else { return "" }
    let start = words.lowerBound == 0 ? 0 : tokens[words.lowerBound - 1].source.upperBound
    let end = words.upperBound == count ? source.count : self.source(words).upperBound
    var rest = source[start..<end]
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    while let first = rest.first, Self.isBlank(first) || Self.isPause(first) { rest.removeFirst() }
    return String(decoding: rest, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// A comma or colon before free text belongs to what stands before it.
  private static func isPause(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
  }

  /// Where a run of words stands in the text, in characters.
  public func span(_ words: Range<Int>) -> Range<Int> {
    let source = source(words)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: source.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: source.upperBound)
    let lower = text.distance(from: text.startIndex, to: start)
    return lower..<(lower + text.distance(from: start, to: end))
  }

  private func source(_ words: Range<Int>) -> Range<Int> {
    guard let last = words.last else { return 0..<0 }
    return tokens[words.lowerBound].source.lowerBound..<tokens[last].source.upperBound
  }

  func folded(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].folded] }
}
