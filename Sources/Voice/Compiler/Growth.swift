// SPDX-License-Identifier: Apache-2.0

/// How a number follows from another: so many for each of it, and some more.
///
/// What would be larger than a number can be is as large as one can be.
struct Growth: Hashable, Sendable {
  var each: Int
  var more: Int

  /// The number itself.
  static let same = Growth(each: 1, more: 0)
  static let none = Growth(each: 0, more: 0)

  static func always(_ number: Int) -> Growth { Growth(each: 0, more: number) }

  func of(_ number: Int) -> Int { each.times(number).plus(more) }

  /// What follows from what follows from a number by another growth.
  func after(_ first: Growth) -> Growth {
    Growth(each: each.times(first.each), more: each.times(first.more).plus(more))
  }

  static func + (one: Growth, other: Growth) -> Growth {
    Growth(each: one.each.plus(other.each), more: one.more.plus(other.more))
  }
}

extension Int {
  /// The product of two numbers that are not negative; the largest number where it is beyond that.
  func times(_ other: Int) -> Int {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? .max : product
  }

  /// The sum, bounded in the same way.
  func plus(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? .max : sum
  }
}
