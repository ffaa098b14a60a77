// SPDX-License-Identifier: Apache-2.0

import _FoundationICU

/// ICU's formatter of numbers with units.
enum UnitFormatter {
  /// Formats a whole number by a skeleton such as `unit/kilometer unit-width-short`; nil if ICU
  /// fails.
  static func format(_ number: Int64, skeleton: String, language: String) -> String? {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      pattern, Int32(pattern.count), language, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= 0 else { return nil }
    swift_unumf_formatInt(formatter, number, result, &status)
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      let length = swift_unumf_resultToString(
        result, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= 0, length <= buffer.count else { return nil }
      return String(decoding: buffer[0..<Int(length)], as: UTF16.self)
    }
  }
}
