// SPDX-License-Identifier: Apache-2.0

// Foundation's formatter spells only cardinals. The rule sets for ordinals, genders, native Korean
// numbers and formal Chinese ones need the ICU inside Foundation.
import _FoundationICU

/// Spells whole numbers with ICU's rules for a language.
struct SpellOut {
  private let locale: String

  /// The names of the available rule sets, such as `%spellout-ordinal`.
  let ruleSets: [String]

  /// - Parameter locale: a BCP 47 tag.
  init(_ locale: String) {
    self.locale = locale
    ruleSets = Self.withFormatter(locale) { Self.publicRuleSets(of: $0) } ?? []
  }

  /// Some numbers in the words of a rule set; empty if ICU fails.
  func words(for numbers: [Int], ruleSet: String) -> [String] {
    Self.withFormatter(locale) { formatter in
      var status = U_ZERO_ERROR
      let name = Array(ruleSet.utf16)
      swift_unum_setTextAttribute(
        formatter, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
      guard status.rawValue <= 0 else { return [] }
      return numbers.compactMap { Self.spell($0, with: formatter) }
    } ?? []
  }

  private static func withFormatter<Result>(
    _ locale: String, _ body: (UnsafeMutablePointer<UNumberFormat?>) -> Result
  ) -> Result? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) else {
      return nil
    }
    defer { swift_unum_close(formatter) }
    return status.rawValue <= 0 ? body(formatter) : nil
  }

  private static func publicRuleSets(of formatter: UnsafeMutablePointer<UNumberFormat?>) -> [String]
  {
    let names = text { buffer, size, status in
      swift_unum_getTextAttribute(formatter, UNUM_PUBLIC_RULESETS, buffer, size, &status)
    }
    return names?.split(separator: ";").map(String.init) ?? []
  }

  private static func spell(
    _ number: Int, with formatter: UnsafeMutablePointer<UNumberFormat?>
  ) -> String? {
    text { buffer, size, status in
      swift_unum_formatInt64(formatter, Int64(number), buffer, size, nil, &status)
    }
  }

  private static func text(
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1_024) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = fill(start, Int32(buffer.count), &status)
      guard status.rawValue <= 0, length <= buffer.count else { return nil }
      return String(decoding: buffer[0..<Int(length)], as: UTF16.self)
    }
  }
}
