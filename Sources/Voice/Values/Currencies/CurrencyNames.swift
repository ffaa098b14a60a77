// SPDX-License-Identifier: Apache-2.0

import Foundation
import _FoundationICU

/// The names and signs of currencies in a language, from ICU.
struct CurrencyNames {
  private let language: String

  init(language: String) { self.language = language }

  /// All ISO 4217 codes, including those of former currencies.
  static let codes = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }

  /// The names after one, after several, and alone; empty if the text is no code.
  func names(of code: String) -> [String] {
    guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }) else { return [] }
    let counted = ["one", "other"].map { plural(of: code, $0) }
    return (counted + [name(of: code, style: UCURR_LONG_NAME)])
      .compactMap { $0 }.filter { $0 != code }
  }

  /// Signs such as `CA$` and `€`, but not those that several currencies share.
  func signs(of code: String) -> [String] {
    [name(of: code, style: UCURR_SYMBOL_NAME)].compactMap { $0 }.filter { $0 != code }
  }

  /// The short signs that only one currency has, such as `₡`; letters don't count.
  func ownSigns() -> [(sign: String, code: String)] {
    let signs = Self.codes.compactMap { code in
      name(of: code, style: UCURR_NARROW_SYMBOL_NAME).map { (sign: $0, code: code) }
    }
    let shared = Dictionary(grouping: signs, by: \.sign).filter { $0.value.count > 1 }
    return signs.filter {
      shared[$0.sign] == nil && $0.sign.first?.isCurrencySymbol == true
    }
  }

  private func name(of code: String, style: UCurrNameStyle) -> String? {
    var isChoice: UBool = 0
    return text { length, status in
      swift_ucurr_getName(Array(code.utf16) + [0], language, style, &isChoice, &length, &status)
    }
  }

  private func plural(of code: String, _ count: String) -> String? {
    var isChoice: UBool = 0
    return text { length, status in
      swift_ucurr_getPluralName(
        Array(code.utf16) + [0], language, &isChoice, count, &length, &status)
    }
  }

  private func text(
    _ get: (inout Int32, inout UErrorCode) -> UnsafePointer<UInt16>?
  ) -> String? {
    var length: Int32 = 0
    var status = U_ZERO_ERROR
    guard let start = get(&length, &status), status.rawValue <= 0 else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF16.self)
  }
}
