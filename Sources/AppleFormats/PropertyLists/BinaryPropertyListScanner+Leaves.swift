// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension BinaryPropertyListScanner {
  mutating func scanLeaf(at offset: Int) throws(FindingsError) -> PropertyList.Value {
    switch bytes[offset] {
    case 0x00: throw foreign("a null")
    case 0x08: .boolean(false)
    case 0x09: .boolean(true)
    case 0x10...0x14: .integer(try integer(at: offset))
    case 0x22: .real(Double(Float(bitPattern: UInt32(try number(4, after: offset)))))
    case 0x23: .real(Double(bitPattern: try number(8, after: offset)))
    case 0x33: .date(try date(at: offset))
    case 0x40...0x4F: .data(Data(try units(of: 1, at: offset)))
    case 0x50...0x5F: .string(try ascii(at: offset))
    case 0x60...0x6F: .string(try utf16(at: offset))
    case 0x80...0x8F: throw foreign("a UID")
    case 0xB0...0xCF: throw foreign("a set")
    default: throw broken
    }
  }

  private func foreign(_ kind: String) -> FindingsError {
    error("\(kind) in the binary property list can't be read; write the list again without it")
  }

  // MARK: Numbers

  /// Integers of 1, 2 or 4 bytes are unsigned, those of 8 or 16 bytes are signed.
  private func integer(at offset: Int) throws(FindingsError) -> Int {
    let size = 1 << Int(bytes[offset] & 0xF)
    guard size == 16 else {
      return Int(truncatingIfNeeded: try number(size, after: offset))
    }
    let high = Int64(bitPattern: try number(8, after: offset))
    let low = Int64(bitPattern: try number(8, after: offset + 8))
    guard high == (low < 0 ? -1 : 0) else {
      throw error("an integer of the binary property list is larger than 64 bits; make it smaller")
    }
    return Int(low)
  }

  /// In seconds since 2001.
  private func date(at offset: Int) throws(FindingsError) -> Date {
    let seconds = Double(bitPattern: try number(8, after: offset))
    guard seconds.isFinite else { throw broken }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func number(_ size: Int, after offset: Int) throws(FindingsError) -> UInt64 {
    var position = offset + 1
    return bytes.bigEndian(size, at: try take(1, of: size, at: &position))
  }

  // MARK: Texts

  private mutating func ascii(at offset: Int) throws(FindingsError) -> String {
    let units = try units(of: 1, at: offset)
    guard let text = String(validating: units, as: Unicode.ASCII.self) else { throw broken }
    return text
  }

  private mutating func utf16(at offset: Int) throws(FindingsError) -> String {
    let pairs = try units(of: 2, at: offset)
    let units = stride(from: pairs.startIndex, to: pairs.endIndex, by: 2).map {
      UInt16(pairs[$0]) << 8 | UInt16(pairs[$0 + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw broken }
    return text
  }

  /// The bytes of a text or of data.
  private mutating func units(
    of size: Int, at offset: Int
  ) throws(FindingsError) -> ArraySlice<UInt8> {
    var position = offset
    let count = try scanCount(at: &position)
    let start = try take(count, of: size, at: &position)
    try countText(position - start)
    return bytes[start..<position]
  }
}
