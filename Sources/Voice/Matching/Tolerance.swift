// SPDX-License-Identifier: Apache-2.0

/// Bounds on the tolerance.
enum Tolerance {
  /// The budgets to try one after the other: one slip, then two if enough letters remain certain.
  static func budgets(for utterance: Utterance) -> [Int] {
    let isOfCharacters = utterance.tokens.contains { $0.isCharacter }
    // A character says more than a letter, and two wrong ones may be a whole word.
    let second = isOfCharacters ? 2 * Cost.slip - 100 : Cost.knownSlip + Cost.shortSlip
    switch isOfCharacters ? 4 * utterance.count : utterance.bytes.count {
    case ..<4: return []
    // One of two characters is half of the utterance. One key in two Korean syllables, or a missing
    // third one, is less.
    case ..<12 where isOfCharacters:
      return utterance.count == 2 && utterance.isAllHangul ? [Cost.missingCharacter] : []
    case ..<12: return [first]
    default: return [first, second]
    }
  }

  /// The budget for any single slip, even the least likely slip of a short word.
  private static let first = Cost.shortSlip + Cost.farKey
}
