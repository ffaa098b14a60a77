// SPDX-License-Identifier: Apache-2.0

/// Cuts a text into value tokens.
enum ValueTokenizer {
  static func tokens(of text: String) -> [ValueToken] {
    var tokens: [ValueToken] = []
    var pending: Run?
    var hasGap = true
    func end(at offset: Int) {
      guard let run = pending else { return }
      tokens.append(run.token(endingAt: offset))
      pending = nil
      hasGap = false
    }
    var offset = 0
    for character in text {
      defer { offset += 1 }
      guard let kind = kind(of: character) else {
        end(at: offset)
        hasGap = true
        continue
      }
      if pending?.takes(kind) == true {
        pending?.add(character)
      } else {
        end(at: offset)
        pending = Run(kind: kind, start: offset, isGlued: !hasGap, first: character)
      }
    }
    end(at: offset)
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

  /// `º` and `ª` count as letters, and are often typed for a degree.
  private static func isOrdinalSign(_ character: Character) -> Bool {
    character == "\u{BA}" || character == "\u{AA}"
  }
}

extension ValueTokenizer {
  /// A token that still grows.
  private struct Run {
    let kind: ValueToken.Kind
    let start: Int
    let isGlued: Bool
    private var typed: String

    init(kind: ValueToken.Kind, start: Int, isGlued: Bool, first: Character) {
      self.kind = kind
      self.start = start
      self.isGlued = isGlued
      typed = String(first)
    }

    func takes(_ next: ValueToken.Kind) -> Bool {
      kind == next && (kind == .word || kind == .digits)
    }

    mutating func add(_ character: Character) { typed.append(character) }

    func token(endingAt end: Int) -> ValueToken {
      ValueToken(
        kind: kind, folded: folded, typed: typed, range: start..<end, isGlued: isGlued)
    }

    /// A vulgar fraction stays one character: folded like the rest, `½` would be three.
    private var folded: String {
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
