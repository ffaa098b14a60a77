// SPDX-License-Identifier: Apache-2.0

/// A text as tokens with their gaps, for reading values.
///
/// Unlike an `Utterance` it keeps every sign, since `-`, `.`, `/` and `$` have a meaning here.
public struct ValueText: Sendable {
  /// The text as typed.
  public let text: String
  public let tokens: [ValueToken]

  /// - Complexity: linear in the text.
  public init(_ text: String) {
    self.text = text
    tokens = ValueTokenizer.tokens(of: text)
  }

  public var count: Int { tokens.count }

  /// The token at a place, or nil beyond the ends.
  public subscript(_ index: Int) -> ValueToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// The place of a run of tokens in the text, in characters.
  public func span(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The typed text of a run of tokens, with the blanks between them.
  public func heard(_ range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    return String(text[tokens[range.lowerBound].bounds.lowerBound..<tokens[last].bounds.upperBound])
  }

  /// Whether a token is a sign of this spelling.
  func isMark(_ index: Int, _ spelling: String) -> Bool {
    self[index].map { $0.kind == .mark && $0.folded == spelling } ?? false
  }

  /// Whether a token is a currency sign: `$`, `€`.
  func isMoneySign(_ index: Int) -> Bool {
    self[index].map { $0.typed.first?.isCurrencySymbol ?? false } ?? false
  }

  func isKind(_ index: Int, _ kind: ValueToken.Kind) -> Bool { self[index]?.kind == kind }

  /// Whether a token directly follows the one before it, without a blank.
  func isGlued(_ index: Int) -> Bool { self[index]?.isGlued ?? false }
}
