// SPDX-License-Identifier: Apache-2.0

/// Numbers written in digits: `20`, `-5`, `1,000`, `20.5`, `20,5`.
enum DecimalDigits {
  /// The number with at most one decimal digit; nil for any other text.
  static func number(_ text: String) -> HeardNumber? {
    let isNegative = text.first == "-"
    let digits = isNegative ? text.dropFirst() : text[...]
    guard let tenths = tenths(digits) else { return nil }
    return HeardNumber(tenths: isNegative ? -tenths : tenths)
  }

  private static func tenths(_ text: Substring) -> Int? {
    if let whole = Int(text) { return product(whole) }
    let groups = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let tail = groups.last ?? ""
    if groups.dropFirst().allSatisfy({ $0.count == 3 }) {
      return Int(groups.joined()).flatMap(product)
    }
    guard tail.count == 1, let last = Int(tail),
      groups.dropLast().dropFirst().allSatisfy({ $0.count == 3 }),
      let whole = Int(groups.dropLast().joined()).flatMap(product)
    else { return nil }
    return whole.addingReportingOverflow(last).partialValue
  }

  private static func product(_ whole: Int) -> Int? {
    let (tenths, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
    return isTooLarge ? nil : tenths
  }
}
