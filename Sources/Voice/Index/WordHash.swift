// SPDX-License-Identifier: Apache-2.0

/// FNV-1a over bytes, folded so that the low bits depend on all.
package enum WordHash {
  @inline(__always)
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
