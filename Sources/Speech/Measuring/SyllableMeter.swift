// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Estimates the time by counting syllables, if no voice can be measured.
///
/// The pace is fitted to espeak-ng at 175 words a minute. `parlance-benchmark hearing` shows the
/// error. Japanese is counted in morae and always estimated, because espeak-ng can't read its
/// Chinese characters.
public final class SyllableMeter: SpeechMeter {
  public init() {}

  public func seconds(of texts: [String], in language: String) -> [Double] {
    let syllable = SpokenLanguage.of(language)?.syllableDuration ?? Self.usualSyllable
    return texts.map { text in
      let pauses = text.count { Self.longPauses.contains($0) }
      let halves = text.count { Self.shortPauses.contains($0) }
      return Double(syllables(in: text)) * syllable + Double(pauses) * Self.pause
        + Double(halves) * Self.pause / 2
    }
  }

  private static let longPauses: Set<Character> = [".", "!", "?", "。", "！", "？", "…", "\n"]
  private static let shortPauses: Set<Character> = [",", ";", ":", "、", "，", "；", "："]

  /// The time of a syllable in a language that Parlance does not speak, in seconds.
  private static let usualSyllable = 0.17
  /// The pause between two sentences, in seconds.
  private static let pause = 0.3

  /// The number of syllables. A digit counts as one and a half: "12" is "twelve", "7" is "seven".
  private func syllables(in text: String) -> Int {
    var count = 0.0
    var follows = false
    for character in text {
      if character.isNumber, character.script == nil {
        count += 1.5
        follows = false
      } else {
        count += weight(of: character, follows: follows)
        follows = Self.vowels.contains(character)
      }
    }
    return Int(count.rounded())
  }

  private func weight(of character: Character, follows: Bool) -> Double {
    switch character.script {
    case .latin: Self.vowels.contains(character) && !follows ? 1 : 0
    case .hangul, .kana: 1
    case .han: 1
    case .other: 1
    case nil: "$€£¥₩%".contains(character) ? 2 : 0
    }
  }

  private static let vowels = Set("aeiouyAEIOUYàâäéèêëîïôöùûüÀÂÄÉÈÊËÎÏÔÖÙÛÜ")
}
