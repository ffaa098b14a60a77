// SPDX-License-Identifier: Apache-2.0

/// How much is forgiven.
enum Tolerance {
  /// What may be forgiven in all, tried one after the other: one slip, then two where there are enough
  /// letters left to go by.
  static func budgets(letters: Int) -> [Int] {
    switch letters {
    case ..<4: []
    case ..<12: [Cost.shortSlip]
    default: [Cost.shortSlip, Cost.knownSlip + Cost.shortSlip]
    }
  }
}
