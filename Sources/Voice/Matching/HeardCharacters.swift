// SPDX-License-Identifier: Apache-2.0

/// Some characters as they were typed.
struct HeardCharacters {
  let words: [WordID]
  private let keys: [UInt8]
  /// Whether each character is Korean.
  private let isOfKeys: [Bool]

  init(_ tokens: Range<Int>, _ typed: [WordID], _ utterance: Utterance) {
    words = Array(typed[tokens])
    isOfKeys = tokens.map { Keystrokes(utf8: utterance.folded($0)) != nil }
    keys = tokens.reduce(into: []) { $0 += Self.keys(of: utterance.folded($1)) }
  }

  /// Whether they are the given words, or one slip away from them: one key, or a whole character.
  func isNear(_ meant: [WordID], _ index: SentenceIndex, byCharacters: Bool) -> Bool {
    if words == meant { return true }
    if byCharacters {
      switch Self.slip(words, meant) {
      case .missing, .extra, .swapped: return true
      // Only Korean characters have keys that tell which characters are likely slips.
      case .wrong(let place, _, _) where !isOfKeys[place]: return true
      default: break
      }
    }
    let meant = meant.reduce(into: [UInt8]()) { keys, word in
      index.lexicon.bytes.withBuffer { keys += Self.keys(of: $0[index.lexicon.spelling(word)]) }
    }
    return keys == meant || Self.slip(keys, meant) != nil
  }

  private static func slip<Letter: FixedWidthInteger>(_ typed: [Letter], _ meant: [Letter]) -> Slip?
  {
    guard abs(typed.count - meant.count) <= 1 else { return nil }
    return typed.withUnsafeBufferPointer { typed in
      meant.withUnsafeBufferPointer { Slip(typed: typed, meant: $0) }
    }
  }

  /// The keys of a Korean character; the letters of any other word.
  private static func keys(of spelling: some RandomAccessCollection<UInt8>) -> [UInt8] {
    guard let keystrokes = Keystrokes(utf8: spelling) else { return Array(spelling) }
    return (0..<keystrokes.count).map { keystrokes[$0] }
  }
}
