// SPDX-License-Identifier: Apache-2.0

/// What somebody said, as typed and as words.
public struct Utterance: Sendable {
  /// As typed.
  public let text: String

  let bytes: [UInt8]
  let tokens: [Token]

  public init(_ text: String) {
    let tokenizer = Tokenizer.tokenize(text)
    self.text = text
    bytes = tokenizer.bytes
    tokens = tokenizer.tokens
  }

  /// How many words it has.
  public var count: Int { tokens.count }

  /// The words in their folded spelling.
  public var words: [String] { tokens.map { String(decoding: bytes[$0.folded], as: UTF8.self) } }

  /// The text as typed of a run of words, what stands between them included.
  public func heard(_ words: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[source(words)], as: UTF8.self)
  }

  /// The text as typed of a run of words and, where it is the last one, of what follows it: free
  /// text keeps its closing signs.
  func heardWhole(_ words: Range<Int>) -> String {
    guard words.upperBound == count, !words.isEmpty else { return heard(words) }
    var rest = Array(text.utf8)[tokens[words.lowerBound].source.lowerBound...]
    while let last = rest.last, last == UInt8(ascii: " ") || (0x09...0x0D).contains(last) {
      rest.removeLast()
    }
    return String(decoding: rest, as: UTF8.self)
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
