// SPDX-License-Identifier: Apache-2.0

/// How one number grows from another: a factor and a constant.
///
/// A result that is too large for a number becomes the largest number.
struct Growth: Hashable, Sendable {
  var each: Int
  var more: Int

  /// The number itself.
  static let same = Growth(each: 1, more: 0)
  static let none = Growth(each: 0, more: 0)

  static func always(_ number: Int) -> Growth { Growth(each: 0, more: number) }

  func of(_ number: Int) -> Int { each.times(number).plus(more) }

  /// The growth that comes from applying another growth first and this one second.
  func after(_ first: Growth) -> Growth {
    Growth(each: each.times(first.each), more: each.times(first.more).plus(more))
  }

  static func + (one: Growth, other: Growth) -> Growth {
    Growth(each: one.each.plus(other.each), more: one.more.plus(other.more))
  }
}

extension Int {
  /// The product of two numbers that are not negative; the largest number if it overflows.
  func times(_ other: Int) -> Int {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? .max : product
  }

  /// The sum of two numbers that are not negative; the largest number if it overflows.
  func plus(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? .max : sum
  }
}
