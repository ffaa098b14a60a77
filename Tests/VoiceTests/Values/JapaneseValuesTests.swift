// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct JapaneseValuesTests {
  private static let numbers = [
    SaidValues("一万三", "一万三 = 10003"),
    SaidValues("1万2千", "1万2千 = 12000"),
    SaidValues("答えはマイナス一です", "マイナス一 = -1"),
    SaidValues("三分の一", "三分の一 = 0.333333"),
    SaidValues("百三と三分の二", "百三と三分の二 = 103.667"),
    SaidValues("二・五", "二・五 = 2.5"),
    SaidValues("半ダース", "半ダース = 6"),
    SaidValues("にじゅうさん", "にじゅうさん = 23"),
    SaidValues("さんぜんはっぴゃく", "さんぜんはっぴゃく = 3800"),
    SaidValues("1.1の2乗", "1.1の2乗 = 1.21"),
    SaidValues("三つください", "三 = 3"),
    SaidValues("一と二", "一 = 1 | 二 = 2"),
  ]

  @Test(arguments: numbers)
  func japaneseNumbersAreUnderstood(_ said: SaidValues) throws { try said.check(.number, "ja") }

  @Test(arguments: ["四川", "田中さんに", "ごめん", "五百ミリリットル", "万"])
  func otherJapaneseTextsHaveNoNumber(_ text: String) throws {
    try SaidValues(text, "").check(.number, "ja")
  }

  private static let others: [(ValueKind, SaidValues)] = [
    (.ordinal, SaidValues("第三章と二番目", "第三 = 3 | 二番目 = 2")),
    (.percentage, SaidValues("三割と5パーセント", "三割 = 30 | 5パーセント = 5")),
    (.currency, SaidValues("1万2千円", "1万2千円 = 12000 JPY")),
    (.measurement, SaidValues("3キロメートル", "3キロメートル = 3 kilometers")),
    (.boolean, SaidValues("いいえ、駄目です", "いいえ = false")),
    (.boolean, SaidValues("そうですか", "")),
  ]

  @Test(arguments: others)
  func otherJapaneseValuesAreUnderstood(_ kind: ValueKind, _ said: SaidValues) throws {
    try said.check(kind, "ja")
  }
}
