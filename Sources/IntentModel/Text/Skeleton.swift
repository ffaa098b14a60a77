// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look of a text: its letters and digits alone.
///
/// Width, case, marks on Latin letters, blanks, signs and invisible characters don't count, and
/// letters of several scripts that have one shape are the same: "Soup Chef", "SOUP-CHEF" and a
/// "Ѕоuр Сhеf" with Cyrillic letters look alike.
package struct Skeleton: Hashable, Sendable {
  /// In small letters.
  package let letters: String

  /// The letters with capitals by their own shape: an I looks like an l.
  private let shape: String

  package init(_ text: String) {
    // Most texts are ASCII, which has only one form.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let compatible = isPlain ? text : text.precomposedStringWithCompatibilityMapping
    letters = Self.letters(of: compatible.lowercased(), isPlain: isPlain)
    shape = Self.letters(of: compatible, isPlain: isPlain)
  }

  /// Whether a reader may take one for the other; false for texts without letters.
  package func looksLike(_ other: Skeleton) -> Bool {
    !forms.isDisjoint(with: other.forms)
  }

  /// The forms of its look: texts that share one of them look alike.
  package var forms: Set<String> { Set([letters, shape].filter { !$0.isEmpty }) }

  private static func letters(of text: String, isPlain: Bool) -> String {
    let parts = isPlain ? text : text.decomposedStringWithCanonicalMapping
    let shapes = parts.unicodeScalars.compactMap(shape)
    let small = String(String.UnicodeScalarView(shapes)).lowercased()
    let joined = small.replacing("rn", with: "m").replacing("vv", with: "w")
    return isPlain ? joined : joined.precomposedStringWithCanonicalMapping
  }

  /// Nil for a scalar that doesn't count. Marks that make another kana of a kana do count.
  private static func shape(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let prototype = LookAlikes.prototypes[scalar] { return prototype }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .nonspacingMark: return (0x300...0x36F).contains(scalar.value) ? nil : scalar
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
      return scalar
    default: return nil
    }
  }
}

extension String {
  /// Whether one of its words holds letters of scripts that are never mixed in one: Latin, Greek, Cyrillic, Armenian,
  /// Cherokee. Latin letters beside Korean, Japanese or Chinese are no such mixture.
  package var mixesAlphabets: Bool {
    split { !$0.isLetter }.contains { word in
      Set(word.unicodeScalars.compactMap(\.alphabet)).count > 1
    }
  }
}

private enum Alphabet {
  case latin
  case greek
  case cyrillic
  case armenian
  case cherokee
}

extension Unicode.Scalar {
  /// Nil for letters of other alphabets, which are not taken for these.
  fileprivate var alphabet: Alphabet? {
    guard properties.isAlphabetic else { return nil }
    return switch value {
    case 0x41...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF, 0xFF21...0xFF5A: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x530...0x58F: .armenian
    case 0x13A0...0x13FF, 0xAB70...0xABBF: .cherokee
    default: nil
    }
  }
}

/// Letters, digits and kana that look like others, after Unicode's compatibility mapping.
///
/// From the shapes in the code charts: Latin, Greek, Cyrillic, Armenian and Cherokee letters, the
/// digits, and kana beside Han. Pairs that differ in weight alone are included, pairs that are
/// merely similar are not.
private enum LookAlikes {
  /// For each character, the one it is taken for.
  fileprivate static let prototypes: [Unicode.Scalar: Unicode.Scalar] = table.reduce(into: [:]) {
    all, row in
    for scalar in row.alike.unicodeScalars { all[scalar] = row.prototype }
  }

  /// A capital is listed where its shape differs from that of its small letter.
  private static let table: [(prototype: Unicode.Scalar, alike: String)] = [
    ("a", "ɑаαАΑᎪ"), ("b", "ЬьВΒᏴᖯ"), ("c", "сСϲϹᏟⅽ"), ("d", "ԁԀᏧᎠ"), ("e", "еЕΕᎬҽ"), ("f", "ϝƒքғ"),
    ("g", "ɡԌցᏀ"), ("h", "һНΗհᎻ"), ("i", "іιɩıᎥ"), ("j", "јЈϳᎫ"), ("k", "кКκΚᏦĸ"),
    ("l", "IІΙ1ӏӀǀᏞ"),
    ("m", "мМΜᎷ"), ("n", "ոΝռ"), ("o", "0оОοΟօՕσ௦"), ("p", "рРρΡᏢ"), ("q", "ԛԚզգ"), ("r", "гᎡᏒ"),
    ("s", "ѕЅႽՏᏚ"), ("t", "тТτΤᎢ"), ("u", "υսΰՍ"), ("v", "ѵѴνᏙ"), ("w", "ԝԜѡшᎳ"), ("x", "хХχΧ"),
    ("y", "уУγΥүҮᎩ"), ("z", "ΖᏃ"),
    ("3", "зЗӡ"), ("6", "б"),
    ("カ", "力"), ("ロ", "口囗"), ("ニ", "二"), ("一", "ー"), ("エ", "工"), ("タ", "夕"), ("ト", "卜"), ("ハ", "八"),
    ("ヘ", "へ"), ("リ", "り"), ("オ", "才"), ("チ", "千"), ("ミ", "彡"),
  ]
}
