// SPDX-License-Identifier: Apache-2.0

/// Splits a text into value tokens.
enum ValueTokenizer {
  static func tokens(of text: String) -> [ValueToken] {
    var tokens: [ValueToken] = []
    var pending: Run?
    var hasGap = true
    var offset = 0
    func end(before index: String.Index) {
      guard let run = pending else { return }
      tokens.append(run.token(in: text, endingAt: index, offset))
      pending = nil
      hasGap = false
    }
    for index in text.indices {
      defer { offset += 1 }
      let kind = kind(of: text[index])
      if let kind, pending?.takes(kind) == true { continue }
      end(before: index)
      guard let kind else {
        hasGap = true
        continue
      }
      pending = Run(kind: kind, start: index, offset: offset, isGlued: !hasGap)
    }
    end(before: text.endIndex)
    return tokens
  }

  /// Nil for a blank.
  private static func kind(of character: Character) -> ValueToken.Kind? {
    if character.isWhitespace { return nil }
    if character.isASCII { return asciiKind(of: character) }
    return switch CharacterClass(character) {
    case .ideograph: .character
    case .digit where isDecimalDigit(character): .digits
    case .letter where !isOrdinalSign(character): .word
    default: .mark
    }
  }

  private static func asciiKind(of character: Character) -> ValueToken.Kind {
    if character.isLetter { return .word }
    return character.isNumber ? .digits : .mark
  }

  private static func isDecimalDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// `º` and `ª` are letters in Unicode, but often typed for a degree sign.
  private static func isOrdinalSign(_ character: Character) -> Bool {
    character == "\u{BA}" || character == "\u{AA}"
  }
}

extension ValueTokenizer {
  /// A token that is still growing.
  private struct Run {
    let kind: ValueToken.Kind
    let start: String.Index
    /// The start in characters.
    let offset: Int
    let isGlued: Bool

    func takes(_ next: ValueToken.Kind) -> Bool {
      kind == next && (kind == .word || kind == .digits)
    }

    func token(in text: String, endingAt end: String.Index, _ endOffset: Int) -> ValueToken {
      let typed = String(text[start..<end])
      return ValueToken(
        kind: kind, folded: folded(typed), typed: typed, range: offset..<endOffset,
        bounds: start..<end, isGlued: isGlued)
    }

    /// A fraction sign stays one character. Folding would turn `½` into three.
    private func folded(_ typed: String) -> String {
      if kind == .mark, typed.first?.unicodeScalars.first?.properties.numericType == .numeric {
        return typed
      }
      var bytes: [UInt8] = []
      for character in typed.withoutSkinTones { Folding.append(character, to: &bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension String {
  /// An emoji means the same in every skin tone.
  fileprivate var withoutSkinTones: String {
    guard unicodeScalars.contains(where: \.properties.isEmojiModifier) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isEmojiModifier }))
  }
}
