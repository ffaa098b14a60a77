// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct ChineseValuesTests {
  private static let numbers = [
    SaidValues("一万二百五十", "一万二百五十 = 10250"),
    SaidValues("四百五", "四百五 = 450"),
    SaidValues("一千零五", "一千零五 = 1005"),
    SaidValues("三萬五千", "三萬五千 = 35000"),
    SaidValues("壹佰伍拾", "壹佰伍拾 = 150"),
    SaidValues("两千三点一", "两千三点一 = 2300.1"),
    SaidValues("4.78万亿", "4.78万亿 = 4780000000000"),
    SaidValues("十几万", "十几万 = 100000"),
    SaidValues("三分之一", "三分之一 = 0.333333"),
    SaidValues("负一又二分之一", "负一又二分之一 = -1.5"),
    SaidValues("五打", "五打 = 60"),
    SaidValues("一九九九", "一九九九 = 1999"),
    SaidValues("５，０００", "５，０００ = 5000"),
    SaidValues("三个苹果和两个梨", "三 = 3 | 两 = 2"),
  ]

  @Test(arguments: numbers)
  func chineseNumbersAreUnderstood(_ said: SaidValues) throws { try said.check(.number, "zh-Hans") }

  @Test(arguments: ["一切", "四川", "万", "放肆", "拾取", "二％", "统一"])
  func otherChineseTextsHaveNoNumber(_ text: String) throws {
    try SaidValues(text, "").check(.number, "zh-Hans")
  }

  private static let others: [(ValueKind, SaidValues)] = [
    (.ordinal, SaidValues("第二个", "第二 = 2")),
    (.percentage, SaidValues("百分之二十", "百分之二十 = 20")),
    (.percentage, SaidValues("九折，负百分之三", "九折 = 90 | 负百分之三 = -3")),
    (.currency, SaidValues("三万五千块钱", "三万五千块钱 = 35000 CNY")),
    (.measurement, SaidValues("5公里", "5公里 = 5 kilometers")),
    (.boolean, SaidValues("好的", "好的 = true")),
    (.boolean, SaidValues("不行，那很好", "不行 = false")),
    (.boolean, SaidValues("这个不错", "")),
  ]

  @Test(arguments: others)
  func otherChineseValuesAreUnderstood(_ kind: ValueKind, _ said: SaidValues) throws {
    try said.check(kind, "zh-Hans")
  }
}
