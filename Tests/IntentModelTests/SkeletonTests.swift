// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

struct SkeletonTests {
  @Test(arguments: [
    ("Soup Chef", "soup chef"), ("Soup Chef", "SOUP-CHEF!"), ("Soup Chef", "Ｓｏｕｐ　Ｃｈｅｆ"),
    ("Soup Chef", "\u{405}\u{43E}u\u{440} \u{421}h\u{435}f"),
    ("Soup Chef", "Soup\u{3164}Ch\u{200B}ef\u{AD}"),
    ("Soup Chef", "S0up Chef"), ("Soup Chef", "𝐒𝐨𝐮𝐩 𝐂𝐡𝐞𝐟"), ("Soup Chef", "Söup Chéf"),
    ("MonkeyPay", "\u{39C}\u{3BF}nke\u{443}Pa\u{443}"), ("MonkeyPay", "RnonkeyPay"),
    ("lris", "Iris"), ("Iris", "IRIS"), ("ВОДА", "вода"), ("カメラ", "ｶﾒﾗ"), ("カメラ", "力メラ"),
    ("ロック", "口ック"), ("メニュー", "メニュ一"), ("메모", "\u{1106}\u{1166}\u{1106}\u{1169}"),
  ])
  func namesThatLookAlikeMatchInEitherDirection(_ one: String, _ other: String) {
    #expect(Skeleton(one).looksLike(Skeleton(other)))
    #expect(Skeleton(other).looksLike(Skeleton(one)))
  }

  @Test(arguments: [
    ("Soup Chef", "Soup Chief"), ("Meditation", "Mediation"), ("ハート", "バート"), ("メモ", "메모"),
    ("冥想", "瞑想"), ("", ""), ("…", "…"), ("Notes", "Noten"), ("Ноты", "Notes"),
  ])
  func differentOrEmptyNamesDoNotLookAlike(_ one: String, _ other: String) {
    #expect(!Skeleton(one).looksLike(Skeleton(other)))
  }

  @Test(arguments: [("S\u{43E}up", true), ("Soup", false), ("Суп", false), ("Суп Soup", false)])
  func lettersOfTwoAlphabetsInOneWordAreDetected(_ text: String, _ mixes: Bool) {
    #expect(text.mixesAlphabets == mixes)
  }

  @Test(arguments: ["카페 Bobo", "Tシャツ", "AA制", "naïve", "Σ and τ"])
  func usualCombinationsOfScriptsAreNoMixture(_ text: String) { #expect(!text.mixesAlphabets) }
}
