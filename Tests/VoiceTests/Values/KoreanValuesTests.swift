// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct KoreanValuesTests {
  private static let numbers = [
    SaidValues("삼만 오천", "삼만 오천 = 35000"),
    SaidValues("3만5천", "3만5천 = 35000"),
    SaidValues("스물세 살", "스물세 = 23"),
    SaidValues("사과 세 개", "세 = 3"),
    SaidValues("하나만 주세요", "하나 = 1"),
    SaidValues("마이너스 일입니다", "마이너스 일 = -1"),
    SaidValues("삼분의 일", "삼분의 일 = 0.333333"),
    SaidValues("3분의 일만 줘", "3분의 일 = 0.333333"),
    SaidValues("팔분의 일조각", "팔분의 일 = 0.125"),
    SaidValues("일과 이분의 일", "일과 이분의 일 = 1.5"),
    SaidValues("열 명 중 셋", "열 = 10 | 셋 = 3"),
    SaidValues("셋 중 하나", "셋 중 하나 = 0.333333"),
  ]

  @Test(arguments: numbers)
  func koreanNumbersAreUnderstood(_ said: SaidValues) throws { try said.check(.number, "ko") }

  @Test(arguments: ["이것은", "오늘 내일", "네 몫", "한국 사람", "일등석", "180ml"])
  func otherKoreanTextsHaveNoNumber(_ text: String) throws {
    try SaidValues(text, "").check(.number, "ko")
  }

  private static let others: [(ValueKind, SaidValues)] = [
    (.ordinal, SaidValues("두 번째", "두 번째 = 2")),
    (.percentage, SaidValues("이십 퍼센트", "이십 퍼센트 = 20")),
    (.currency, SaidValues("삼만 오천 원", "삼만 오천 원 = 35000 KRW")),
    (.currency, SaidValues("만 원", "만 원 = 10000 KRW")),
    (.measurement, SaidValues("3킬로미터", "3킬로미터 = 3 kilometers")),
    (.boolean, SaidValues("아니. 싫어요", "아니 = false")),
    (.boolean, SaidValues("네", "네 = true")),
    (.boolean, SaidValues("아니라고!", "아니 = false")),
    (.boolean, SaidValues("아니라니까요", "아니 = false")),
    (.boolean, SaidValues("예가 아니라 아니라고 했어요", "아니 = false")),
    (.boolean, SaidValues("예가 아니라", "")),
  ]

  @Test(arguments: others)
  func otherKoreanValuesAreUnderstood(_ kind: ValueKind, _ said: SaidValues) throws {
    try said.check(kind, "ko")
  }
}
