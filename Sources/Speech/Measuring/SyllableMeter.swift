// SPDX-License-Identifier: Apache-2.0

import Rendering

/// Estimates by counting syllables, where no voice is there to be measured.
///
/// Fitted to espeak-ng at 175 words a minute, for which `parlance-benchmark hearing` shows how far it is off. Japanese
/// is told by morae, two to a Chinese character, which that voice can't read.
public final class SyllableMeter: SpeechMeter {
  public init() {}

  public func seconds(of texts: [String], in language: String) -> [Double] {
    let pace = Pace(of: language)
    return texts.map { text in
      let pauses = text.count { Self.longPauses.contains($0) }
      let halves = text.count { Self.shortPauses.contains($0) }
      return Double(syllables(in: text)) * pace.syllable + Double(pauses) * pace.pause
        + Double(halves) * pace.pause / 2
    }
  }

  private static let longPauses: Set<Character> = [".", "!", "?", "。", "！", "？", "…", "\n"]
  private static let shortPauses: Set<Character> = [",", ";", ":", "、", "，", "；", "："]

  /// In seconds.
  private struct Pace {
    var syllable = 0.17
    var pause = 0.3

    init(of language: String) {
      switch language.prefix(2) {
      case "fr": syllable = 0.145
      case "ko": syllable = 0.17
      case "ja": syllable = 0.14
      case "zh": syllable = 0.27
      default: break
      }
    }
  }

  /// Digits are one and a half each: "12" is "twelve", "7" is "seven".
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
