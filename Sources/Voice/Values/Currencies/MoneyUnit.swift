// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What money is counted in.
struct MoneyUnit: Hashable, Sendable {
  /// ISO 4217, or the plain name of what several currencies have: `Dollar`, `Cent`.
  var code: String

  /// In words of the language: "Canadian dollar".
  var name: String

  /// Whether it is a hundredth of another.
  var isCent = false

  /// What one counts for: `MEUR` are millions.
  var scale: Decimal = 1

  /// Whether hundredths of it are said: not of yen.
  var hasCents: Bool { !isCent && !["JPY", "KRW", "CNY"].contains(code) }
}
