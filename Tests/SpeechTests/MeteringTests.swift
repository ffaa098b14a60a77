// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speech
import Testing

/// The time it takes to say something: counted, and measured if espeak-ng is installed.
struct MeteringTests {
  private static let texts = [
    "en": [
      "How many bowls?", "Which soup: Clam Chowder or Corn Chowder? Say a name, or a number.",
    ],
    "fr": ["Combien de bols ?", "Quelle soupe voulez-vous ? Dites un nom, ou dites un numéro."],
    "ko": ["몇 그릇 드릴까요?", "어떤 수프로 할까요? 이름이나 번호를 말씀해 주세요."],
    "ja": ["何杯にしますか？", "どのスープにしますか？名前か、番号を言ってください。"],
    "zh-Hans": ["要几碗？", "要哪一种汤？请说名称，或者说编号也可以。"],
  ]

  @Test(arguments: texts.keys.sorted())
  func aLongerTextTakesMoreSecondsToSpeak(_ language: String) throws {
    let meters: [(any SpeechMeter)?] = [SyllableMeter(), EspeakMeter()]
    for meter in meters.compactMap(\.self) {
      let seconds = meter.seconds(of: Self.texts[language] ?? [], in: language)
      #expect(seconds.count == 2)
      #expect(seconds[0] > 0.4 && seconds[0] < 2.5, "\(seconds)")
      #expect(seconds[1] > seconds[0] * 1.5 && seconds[1] < 9, "\(seconds)")
    }
  }

  /// The same text takes the same time, whatever was measured before it, and markup counts as
  /// words.
  @Test(.enabled(if: EspeakMeter() != nil, "espeak-ng is not installed"))
  func aTextTakesTheSameTimeWhateverWasMeasuredBefore() throws {
    let meter = try #require(EspeakMeter())
    let text = "Ordered & <paid>."
    let seconds = meter.seconds(of: [text, "How many bowls?", text, "", text], in: "en")
    #expect(seconds[3] == 0)
    #expect(abs(seconds[0] - seconds[2]) < 0.2 && abs(seconds[0] - seconds[4]) < 0.2, "\(seconds)")
    #expect(abs((meter.seconds(of: [text], in: "en").first ?? 0) - seconds[0]) < 0.2)
  }
}
