// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes binary property lists, right ones and wrong ones.
enum BinaryList {
  static func foundation(_ tree: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
  }

  /// A list of objects in the order of the file, the outermost one first; offsets have two bytes.
  static func of(_ objects: [[UInt8]], referenceSize: UInt8 = 1) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, referenceSize]
    return Data(bytes + [objects.count, 0, table].flatMap(eightBytes))
  }

  static func eightBytes(_ number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
