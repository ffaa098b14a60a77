// SPDX-License-Identifier: Apache-2.0

/// What money is counted in.
struct MoneyUnit: Hashable, Sendable {
  /// ISO 4217, or the plain name of what several currencies have: `Dollar`, `Cent`.
  var code: String

  /// In words of the language: "Canadian dollar".
  var name: String

  /// Whether it is a hundredth of another.
  var isCent = false

  /// Whether hundredths of it are said: not of yen.
  var hasCents: Bool { !isCent && !["JPY", "KRW", "CNY"].contains(code) }
}
