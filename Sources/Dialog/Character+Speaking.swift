// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The signs that begin a line of a transcript, or of a shell's.
  var isPromptSign: Bool { ">＞›❯➜<＜?？|｜=＝".contains(self) }

  /// Whether it separates a speaker from the words, or looks like a sign that does.
  var isColon: Bool { Self.colons.contains(self) || ";；".contains(self) }

  private static let colons = ":：﹕︓ː˸꞉∶׃։᛬⁚"

  /// Whether it is a colon, which makes a name look like a speaker; a semicolon doesn't.
  var isPlainColon: Bool { Self.colons.contains(self) }

  /// Whether it is a quotation mark of any language, or looks like one.
  var isQuotationMark: Bool {
    "\"＂“”„‟«»‹›「」『』｢｣《》〈〉〝〞〟❝❞❮❯⹂".contains(self) || isSingleQuotationMark
  }

  /// Within a word it is an apostrophe.
  var isSingleQuotationMark: Bool { "'＇‘’‚‛`´❛❜".contains(self) }

  var isBracket: Bool { "()[]{}（）［］｛｝【】〔〕".contains(self) }

  fileprivate var endsQuestion: Bool { isNewline || ".?!…。？！．｡".contains(self) }

  /// Whether a sentence may begin after it: the end of a sentence, or a sign that sets one off.
  var endsSentence: Bool {
    ".!?…。！？．｡\"“”„«»「」『』‹›()[]{}（）【】*_#/\\–—|•·".contains(self)
  }

  /// Whether nothing is drawn for it.
  var isUnseen: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }

  /// Katakana, which are used for foreign words: a run of them is one word.
  var isKatakana: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: false
    }
  }

  /// A syllable of Korean, or a part of one.
  var isHangul: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }

  /// A Chinese character or a hiragana: several form a word, and no blank separates the words.
  var isWrittenTogether: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Its sentences, split at the signs that end one; a point between digits does not.
  var sentences: [SubSequence] {
    var sentences: [SubSequence] = []
    var start = startIndex
    for place in indices where self[place].endsQuestion && !isDecimalPoint(at: place) {
      sentences.append(self[start..<place])
      start = index(after: place)
    }
    sentences.append(self[start...])
    return sentences.filter { !$0.isEmpty }
  }

  private func isDecimalPoint(at place: Index) -> Bool {
    guard ".．".contains(self[place]), place > startIndex else { return false }
    let next = index(after: place)
    return self[index(before: place)].isNumber && next < endIndex && self[next].isNumber
  }
}
