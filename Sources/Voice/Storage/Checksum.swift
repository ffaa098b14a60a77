// SPDX-License-Identifier: Apache-2.0

/// A checksum of four lanes of words, each mixed in by a multiplication.
///
/// It detects damage, not manipulation.
struct Checksum {
  private var lanes: SIMD4<UInt64> = [
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5,
  ]
  private var length: UInt64 = 0

  private static let prime: UInt64 = 0x9FB2_1C65_1E98_DF25

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    let whole = bytes.count & ~31
    for place in stride(from: 0, to: whole, by: 32) {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self))
    }
    guard whole < bytes.count else { return }
    var rest = SIMD4<UInt64>.zero
    withUnsafeMutableBytes(of: &rest) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    }
    mix(rest)
  }

  @inline(__always)
  private mutating func mix(_ words: SIMD4<UInt64>) {
    let mixed = (lanes ^ words) &* SIMD4(repeating: Self.prime)
    lanes = mixed ^ (mixed &>> 29)
  }

  var value: UInt64 {
    var value = length
    for lane in 0..<4 {
      value = (value ^ lanes[lane]) &* Self.prime
      value ^= value >> 32
    }
    return value
  }
}
