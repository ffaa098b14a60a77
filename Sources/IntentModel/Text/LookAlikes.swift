// SPDX-License-Identifier: Apache-2.0

/// Letters, digits and kana that the eye takes for others, after Unicode's compatible forms are one.
///
/// From the shapes in the code charts: Latin, Greek, Cyrillic, Armenian and Cherokee letters, the digits, and kana beside
/// Han. The pairs that differ in weight alone are in it, those that are merely similar are not.
enum LookAlikes {
  /// What each is taken for.
  static let prototypes: [Unicode.Scalar: Unicode.Scalar] = table.reduce(into: [:]) { all, row in
    for scalar in row.alike.unicodeScalars { all[scalar] = row.prototype }
  }

  /// Capitals stand where their own shape is another than the small letter's.
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
