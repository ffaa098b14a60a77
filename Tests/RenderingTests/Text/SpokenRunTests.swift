// SPDX-License-Identifier: Apache-2.0

import Rendering
import Testing

/// Where the voice has to change within a turn of one language.
struct SpokenRunTests {
  private func runs(_ text: String, _ language: String) -> [String] {
    SpokenRun.runs(of: text, language: language).map { "\($0.language): \($0.text)" }
  }

  @Test func aTextInOneLanguageIsSpokenInOneRun() {
    #expect(runs("How many bowls?", "en") == ["en: How many bowls?"])
    #expect(runs("몇 그릇 드릴까요?", "ko") == ["ko: 몇 그릇 드릴까요?"])
    #expect(runs("注文を確認します。", "ja") == ["ja: 注文を確認します。"])
    #expect(runs("", "en") == [])
    #expect(runs("12.50", "fr") == ["fr: 12.50"])
  }

  @Test func aWordInAnotherScriptIsSpokenByAnotherVoice() {
    #expect(
      runs("Which soup: 된장국 or tomato?", "en")
        == ["en: Which soup: ", "ko: 된장국 ", "en: or tomato?"])
    #expect(runs("Send お茶をください to Mika.", "en") == ["en: Send ", "ja: お茶をください ", "en: to Mika."])
    #expect(runs("Send 你好 to Wei.", "en") == ["en: Send ", "zh-Hans: 你好 ", "en: to Wei."])
  }

  /// Every voice can read Latin names. Text that no voice can read is marked.
  @Test func latinNamesAreSpokenByTheSameVoice() {
    #expect(runs("Soup Chef로 주문할까요?", "ko") == ["ko: Soup Chef로 주문할까요?"])
    #expect(runs("Write to Иван.", "en") == ["en: Write to ", "und: Иван."])
  }
}
