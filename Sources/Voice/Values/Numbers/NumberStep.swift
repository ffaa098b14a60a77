// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number that could end here: `two`, `two hundred`, `two hundred and five`.
struct NumberStep: Hashable {
  enum Last: Hashable {
    case digits
    case amount
    case scale
  }

  var value: Decimal

  /// The token after it.
  var end: Int

  /// The last scale it has: a million and a half is half a million more.
  var scale: Decimal = 1
  var last: Last

  /// Whether it begins with a scale that no amount counts: "hundred".
  var isBare = false
}
