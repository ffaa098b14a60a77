// SPDX-License-Identifier: Apache-2.0

/// A range of places that is `BitwiseCopyable`, unlike `Range`.
struct PlainRange: BitwiseCopyable, Hashable, Sendable {
  private var lowerBound: Int32
  private var upperBound: Int32

  init(_ range: Range<Int32>) { (lowerBound, upperBound) = (range.lowerBound, range.upperBound) }

  init(_ range: Range<Int>) { self.init(Int32(range.lowerBound)..<Int32(range.upperBound)) }

  @inline(__always)
  var range: Range<Int32> { lowerBound..<upperBound }

  @inline(__always)
  var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
