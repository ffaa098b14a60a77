// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Utterance {
  /// Whether the signs beside the words leave their meaning unchanged. "yes!" and "yes 👍" do; "👎
  /// yes", "!yes" and a yes that is struck through don't.
  ///
  /// Only the listed signs are harmless; any other sign counts as a doubt. A question mark after
  /// the last word is not judged here, see ``isQuestion``.
  public var hasOnlyHarmlessSigns: Bool {
    let gaps = gaps
    return gaps.indices.allSatisfy { place in
      switch place {
      case 0: gaps[place].allSatisfy(HarmlessSigns.mayOpen)
      case gaps.count - 1: HarmlessSigns.mayEnd(gaps[place])
      default: HarmlessSigns.mayJoin(gaps[place])
      }
    } && tokens.indices.allSatisfy { heard($0..<($0 + 1)).allSatisfy(HarmlessSigns.isUnmarked) }
  }
}

/// The signs beside words that don't change their meaning.
private enum HarmlessSigns {
  /// Whether a sign may be directly before a word. "¡", "~" and a bullet may change the meaning.
  static func mayOpen(_ sign: Character) -> Bool {
    isBlank(sign) || quotationMarks.contains(sign) || isApproving(sign)
  }

  /// Whether signs between two words change neither of them.
  static func mayJoin(_ signs: String) -> Bool {
    let signs = withoutSmiles(signs)
    // A sign that touches only the next word belongs to that word.
    let border = signs.lastIndex(where: isBlank).map(signs.index(after:)) ?? signs.endIndex
    return signs[..<border].allSatisfy { mayClose($0) || joining.contains($0) }
      && signs[border...].allSatisfy { mayOpen($0) || pauses.contains($0) }
  }

  /// Whether signs after the last word change nothing, except for question marks.
  static func mayEnd(_ signs: String) -> Bool {
    withoutSmiles(signs).allSatisfy { mayClose($0) || isQuestionMark($0) }
  }

  /// Whether a letter has no marks that are not part of it. An accent is part of the letter; a mark
  /// that strikes it through or encloses it is not.
  static func isUnmarked(_ letter: Character) -> Bool {
    String(letter).precomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy {
      !marks.contains($0.properties.generalCategory)
    }
  }

  private static func mayClose(_ sign: Character) -> Bool {
    mayOpen(sign) || pauses.contains(plain(sign)) || closing.contains(plain(sign))
  }

  private static func isQuestionMark(_ sign: Character) -> Bool {
    plain(sign).unicodeScalars.allSatisfy(Utterance.questionMarks.contains)
  }

  /// Removes faces that are made of several signs.
  private static func withoutSmiles(_ signs: String) -> String {
    smiles.reduce(signs) { $0.replacing($1, with: "") }
  }

  /// White space, and signs without any width. A blank with a mark doesn't count.
  private static func isBlank(_ sign: Character) -> Bool {
    weightless.contains(sign) || sign.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func isApproving(_ sign: Character) -> Bool {
    guard let first = sign.unicodeScalars.first, approving.contains(first) else { return false }
    return sign.unicodeScalars.dropFirst().allSatisfy {
      variants.contains($0) || additions.contains($0)
    }
  }

  /// The sign without a variant selector.
  private static func plain(_ sign: Character) -> Character {
    let scalars = sign.unicodeScalars.filter { !variants.contains($0) }
    return scalars.isEmpty ? sign : Character(String(scalars))
  }

  private static let quotationMarks: Set<Character> = [
    "\"", "'", "“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "｢", "｣", "〝",
    "〞", "〟", "＂", "＇",
  ]

  /// Signs that may also begin the next word: "yes …please".
  private static let pauses: Set<Character> = [
    ".", ",", "…", "‥", "⋯", "。", "、", "，", "．", "｡", "､", "・", "･",
  ]

  /// Signs after a word, also for drawn-out or sung words as written in East Asia.
  private static let closing: Set<Character> = [
    "!", "！", "‼", "❗", "❕", ":", "：", "~", "～", "〜", "♪", "♫", "♬",
  ]

  /// Signs between two words. They are not harmless after the last word, where a hyphen means a
  /// break and a semicolon a drop of sweat: "네;;".
  private static let joining: Set<Character> = ["-", "‐", "‑", "–", "—", "―", ";", "；"]

  private static let smiles = ["(^_^)", "(^^)", "^_^", "^-^", "^^", ":-)", ":)", "=)"]

  private static let approving: Set<Unicode.Scalar> = [
    "👍", "👌", "🙆", "🙏", "🙇", "🙌", "👏", "💪", "🤝", "🫶",
    "✅", "☑", "✔", "✓", "🆗", "💯", "🎉", "🎊", "✨",
    "😀", "😃", "😄", "😁", "😆", "😊", "☺", "🙂", "😍", "🥰", "😘", "🤗", "🤩", "🥳", "😋", "😎",
    "❤", "♥", "♡", "🧡", "💛", "💚", "💙", "💜", "🤍", "💕", "💖", "💗", "💓", "💞", "💝",
  ]

  /// Variant selectors: they choose between a sign's picture and its plain form.
  private static let variants: Set<Unicode.Scalar> = ["\u{FE0E}", "\u{FE0F}"]

  /// Scalars that give a picture a skin colour or a gender.
  private static let additions: Set<Unicode.Scalar> = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}", "\u{200D}", "\u{2640}",
    "\u{2642}",
  ]

  /// Remains of the text that something was copied from.
  private static let weightless: Set<Character> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]

  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .enclosingMark, .spacingMark, .format,
  ]
}

extension Utterance {
  fileprivate static let questionMarks: Set<Unicode.Scalar> = [
    "?", "？", "﹖", "︖", "⁇", "⁈", "⁉", "‽", "؟", "⸮", "❓", "❔",
  ]

  /// Whether there is a question mark anywhere after the last word: "yes?!".
  public var isQuestion: Bool {
    text.unicodeScalars.reversed().lazy
      .prefix { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .contains(where: Self.questionMarks.contains)
  }

  /// The same words without the signs beside them, so that they neither ask nor express a doubt.
  public var asStatement: Utterance {
    let parts = units.map { words in
      words.map { String(decoding: folded($0), as: UTF8.self) }.joined()
    }
    return Utterance(parts.joined(separator: " "))
  }
}
