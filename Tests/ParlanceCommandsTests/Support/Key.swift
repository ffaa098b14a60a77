// SPDX-License-Identifier: Apache-2.0

/// What keys send.
enum Key {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let tab = "\t"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
}
