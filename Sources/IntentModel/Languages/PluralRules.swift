// SPDX-License-Identifier: Apache-2.0

// Foundation has no call for a plural category alone: it is asked of the ICU that Foundation brings.
import Synchronization
import _FoundationICU

/// The CLDR plural rules of languages, as ICU knows them.
enum PluralRules {
  /// ICU's rules may be read by several threads at once; a language without rules is nil.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// They are kept for as long as the process runs: a process speaks few languages.
  private static let opened = Mutex<[String: Rules]>([:])

  /// The category of a whole number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameter language: BCP 47.
  static func category(of count: Int, language: String) -> String {
    let rules = opened.withLock { opened in
      if let known = opened[language] { return known }
      var status = U_ZERO_ERROR
      let pointer = swift_uplrules_open(language, &status)
      let rules = Rules(pointer: status.rawValue <= 0 ? pointer : nil)
      opened[language] = rules
      return rules
    }
    guard let pointer = rules.pointer else { return "other" }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      var status = U_ZERO_ERROR
      let length = swift_uplrules_select(
        pointer, Double(count), buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= 0, length <= buffer.count else { return "other" }
      return String(decoding: buffer[0..<Int(length)], as: UTF16.self)
    }
  }
}
