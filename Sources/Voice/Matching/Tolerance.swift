// SPDX-License-Identifier: Apache-2.0

/// How much is forgiven.
enum Tolerance {
  /// What may be forgiven in all, tried one after the other: one slip, then two where there are enough
  /// letters left to go by.
  static func budgets(for utterance: Utterance) -> [Int] {
    let isOfCharacters = utterance.tokens.contains { $0.isCharacter }
    // A character says more than a letter, and two wrong ones may be a whole word.
    let second = isOfCharacters ? 2 * Cost.slip - 100 : Cost.knownSlip + Cost.shortSlip
    switch isOfCharacters ? 4 * utterance.count : utterance.bytes.count {
    case ..<4: return []
    // One of two characters is half of what was said; one key of two Korean syllables, or a third one
    // left out, isn't.
    case ..<12 where isOfCharacters:
      return utterance.count == 2 && utterance.isAllHangul ? [Cost.missingCharacter] : []
    case ..<12: return [first]
    default: return [first, second]
    }
  }

  /// Any one slip, the least likely of a short word included.
  private static let first = Cost.shortSlip + Cost.farKey
}
