// SPDX-License-Identifier: Apache-2.0

import Testing

/// The helper with which other tests make their Korean slips.
struct TwoSetKeyboardTests {
  @Test(arguments: ["거실 조명을 켜 줘", "닭갈비 괜찮아", "여러", "열어", "왼쪽 창문 닫아", "값을 읽어 줘", "뷁"])
  func koreanTextIsComposedAgainFromItsKeys(_ text: String) {
    #expect(TwoSetKeyboard.text(of: TwoSetKeyboard.keys(of: text)) == text)
  }

  @Test(arguments: [
    ("zuwnj", "켜줘"), ("zwnj", "ㅋ줘"), ("uzwnj", "ㅕㅋ줘"), ("duffj", "열러"), ("dufj", "여러"),
    ("wnnj", "주ㅜㅓ"),
    ("rt", "ㄱㅅ"), ("rktk", "가사"),
  ])
  func anyKeysAreComposedAsAKoreanKeyboardDoes(_ keys: String, _ text: String) {
    #expect(TwoSetKeyboard.text(of: Array(keys)) == text)
  }
}
