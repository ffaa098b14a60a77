// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Utterance {
  /// Whether the signs beside the words leave them what they mean: "yes!" and "yes 👍" do, "👎 yes", "!yes" and a
  /// yes that is struck through don't.
  ///
  /// The signs that change nothing are listed, and any other sign counts as a doubt. A question mark behind the last
  /// word is not judged here: ``isQuestion`` tells whether there is one.
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

/// The signs beside words that change nothing of what the words mean.
private enum HarmlessSigns {
  /// Whether a sign may stand right before a word: "¡", "~" and a bullet can make something else of it.
  static func mayOpen(_ sign: Character) -> Bool {
    isBlank(sign) || quotationMarks.contains(sign) || isApproving(sign)
  }

  /// Whether signs between two words change neither of them.
  static func mayJoin(_ signs: String) -> Bool {
    let signs = withoutSmiles(signs)
    // A sign that touches the next word alone belongs to that word.
    let border = signs.lastIndex(where: isBlank).map(signs.index(after:)) ?? signs.endIndex
    return signs[..<border].allSatisfy { mayClose($0) || joining.contains($0) }
      && signs[border...].allSatisfy { mayOpen($0) || pauses.contains($0) }
  }

  /// Whether signs behind the last word change nothing, question marks aside.
  static func mayEnd(_ signs: String) -> Bool {
    withoutSmiles(signs).allSatisfy { mayClose($0) || isQuestionMark($0) }
  }

  /// Whether a letter has no mark but those that are part of it, such as an accent: one that strikes it through or
  /// encloses it is none of these.
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

  /// Without the faces that are written with several signs.
  private static func withoutSmiles(_ signs: String) -> String {
    smiles.reduce(signs) { $0.replacing($1, with: "") }
  }

  /// White space, and what takes no space at all. A blank that carries a mark is none.
  private static func isBlank(_ sign: Character) -> Bool {
    weightless.contains(sign) || sign.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func isApproving(_ sign: Character) -> Bool {
    guard let first = sign.unicodeScalars.first, approving.contains(first) else { return false }
    return sign.unicodeScalars.dropFirst().allSatisfy {
      variants.contains($0) || additions.contains($0)
    }
  }

  /// A sign without what chooses between its picture and its plain form.
  private static func plain(_ sign: Character) -> Character {
    let scalars = sign.unicodeScalars.filter { !variants.contains($0) }
    return scalars.isEmpty ? sign : Character(String(scalars))
  }

  private static let quotationMarks: Set<Character> = [
    "\"", "'", "“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "｢", "｣", "〝",
    "〞", "〟", "＂", "＇",
  ]

  /// May also begin what follows: "yes …please".
  private static let pauses: Set<Character> = [
    ".", ",", "…", "‥", "⋯", "。", "、", "，", "．", "｡", "､", "・", "･",
  ]

  /// Stand behind a word, drawn out or sung as people of East Asia write it.
  private static let closing: Set<Character> = [
    "!", "！", "‼", "❗", "❕", ":", "：", "~", "～", "〜", "♪", "♫", "♬",
  ]

  /// Stand between two words. Behind the last one a hyphen breaks off, and a semicolon is a drop of sweat: "네;;".
  private static let joining: Set<Character> = ["-", "‐", "‑", "–", "—", "―", ";", "；"]

  private static let smiles = ["(^_^)", "(^^)", "^_^", "^-^", "^^", ":-)", ":)", "=)"]

  private static let approving: Set<Unicode.Scalar> = [
    "👍", "👌", "🙆", "🙏", "🙇", "🙌", "👏", "💪", "🤝", "🫶",
    "✅", "☑", "✔", "✓", "🆗", "💯", "🎉", "🎊", "✨",
    "😀", "😃", "😄", "😁", "😆", "😊", "☺", "🙂", "😍", "🥰", "😘", "🤗", "🤩", "🥳", "😋", "😎",
    "❤", "♥", "♡", "🧡", "💛", "💚", "💙", "💜", "🤍", "💕", "💖", "💗", "💓", "💞", "💝",
  ]

  /// Choose between a sign's picture and its plain form.
  private static let variants: Set<Unicode.Scalar> = ["\u{FE0E}", "\u{FE0F}"]

  /// Give a picture a colour of skin, a woman or a man.
  private static let additions: Set<Unicode.Scalar> = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}", "\u{200D}", "\u{2640}",
    "\u{2642}",
  ]

  /// Left over where a text was copied from.
  private static let weightless: Set<Character> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]

  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .enclosingMark, .spacingMark, .format,
  ]
}

extension Utterance {
  fileprivate static let questionMarks: Set<Unicode.Scalar> = [
    "?", "？", "﹖", "︖", "⁇", "⁈", "⁉", "‽", "؟", "⸮", "❓", "❔",
  ]

  /// Whether a question mark stands somewhere behind the last word: "yes?!".
  public var isQuestion: Bool {
    text.unicodeScalars.reversed().lazy
      .prefix { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .contains(where: Self.questionMarks.contains)
  }

  /// The same words without the signs beside them, so that they neither ask nor leave anything in doubt.
  public var asStatement: Utterance {
    let parts = units.map { words in
      words.map { String(decoding: folded($0), as: UTF8.self) }.joined()
    }
    return Utterance(parts.joined(separator: " "))
  }
}
