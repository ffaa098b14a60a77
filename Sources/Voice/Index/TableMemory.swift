// SPDX-License-Identifier: Apache-2.0

/// Memory of a table's own, zeroed, given back when nobody reads it any more.
final class TableMemory {
  let bytes: UnsafeMutableRawBufferPointer

  init(byteCount: Int, alignment: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: alignment)
    _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }
}
