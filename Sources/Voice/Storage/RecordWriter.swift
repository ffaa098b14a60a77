// SPDX-License-Identifier: Apache-2.0

/// Writes records as bytes: numbers by sevens of bits, texts and lists with their length before them.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ record: some Record) { record.write(to: &self) }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(length: Int) {
    var rest = UInt64(bitPattern: Int64(length))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ text: some Collection<UInt8>) {
    add(length: text.count)
    bytes.append(contentsOf: text)
  }
}
