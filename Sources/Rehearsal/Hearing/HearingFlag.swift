// SPDX-License-Identifier: Apache-2.0

import Rendering

/// A reason why a turn is hard to listen to.
public enum HearingFlag: Hashable, Sendable {
  /// The turn takes longer than people listen.
  case tooLong(seconds: Double)
  /// There are many options, and the turn doesn't say how many.
  case tooManyOptions(Int)
  /// A sign that a voice skips or spells out.
  case symbol(Character)
  /// Text in a script that the voice of the turn's language can't say.
  case foreignScript(String)
  /// Two names that sound almost the same.
  case soundAlike(String, String)
}

extension HearingFlag: CustomStringConvertible {
  /// The problem, with its fix after a semicolon.
  public var description: String {
    switch self {
    case .tooLong(let seconds):
      "takes \(seconds.tenths) seconds to say; say less, or ask first"
    case .tooManyOptions(let count): "offers \(count) options without telling how many; tell it"
    case .symbol(let character):
      "has '\(character)', which is not spoken or spelt out; write a word"
    case .foreignScript(let text): "has '\(text)', which the voice can't say; write it as it sounds"
    case .soundAlike(let one, let other):
      "offers '\(one)' and '\(other)', which sound alike; choose names that differ more"
    }
  }
}

extension HearingFlag {
  /// The most options that people can remember.
  private static let manyOptions = 5

  static func unannounced(_ names: [String]) -> [HearingFlag] {
    names.count > manyOptions ? [.tooManyOptions(names.count)] : []
  }

  static func unspeakable(in text: String, language: String) -> [HearingFlag] {
    let symbols = text.filter(\.isUnspeakable)
    let runs = SpokenRun.runs(of: text, language: language).filter { $0.language != language }
    return symbols.map(HearingFlag.symbol)
      + runs.map { .foreignScript(String($0.text[...].trimmed)) }
  }

  static func soundAlikes(_ names: [String]) -> [HearingFlag] {
    names.indices.flatMap { one in
      names.indices.dropFirst(one + 1).compactMap { other in
        let (one, other) = (names[one], names[other])
        return one.count >= 4 && one.isOneEdit(from: other) ? .soundAlike(one, other) : nil
      }
    }
  }
}

extension Character {
  /// Whether it is a frame, arrow, bullet, dingbat or emoji. Screen readers skip or spell them out.
  var isUnspeakable: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2022...0x2024, 0x2043, 0x203A, 0x2039: return true
    case 0x2190...0x23FF, 0x2500...0x27BF, 0x2900...0x2BFF, 0x1F000...0x1FAFF: return true
    case 0x7C, 0x7E, 0x5E, 0x60, 0x5C, 0x3C, 0x3E, 0x7B, 0x7D: return true
    default: return unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}

extension Double {
  /// Rounded to one decimal place, such as `8.2`.
  var tenths: String { "\((self * 10).rounded() / 10)" }
}
