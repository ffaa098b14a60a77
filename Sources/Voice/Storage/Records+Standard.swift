// SPDX-License-Identifier: Apache-2.0

extension String: Record {
  init(from reader: inout RecordReader) throws(RecordFault) { self = try reader.text() }
  func write(to writer: inout RecordWriter) { writer.add(utf8) }
}

extension Int: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    let bits = UInt64(bitPattern: Int64(try reader.length()))
    // The sign is the last bit, so that small negative numbers are short as well.
    self = Int(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  func write(to writer: inout RecordWriter) {
    writer.add(length: (self << 1) ^ (self >> (Int.bitWidth - 1)))
  }
}

extension Bool: Record {
  init(from reader: inout RecordReader) throws(RecordFault) { self = try reader.byte() == 1 }
  func write(to writer: inout RecordWriter) { writer.add(byte: self ? 1 : 0) }
}

extension Double: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(bitPattern: UInt64(bitPattern: Int64(try reader.length())))
  }

  func write(to writer: inout RecordWriter) {
    writer.add(length: Int(Int64(bitPattern: bitPattern)))
  }
}

extension Optional: Record where Wrapped: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self = try Bool(from: &reader) ? try reader.nested(Wrapped.self) : nil
  }

  func write(to writer: inout RecordWriter) {
    writer.add(self != nil)
    if let self { writer.add(self) }
  }
}

extension Array: Record where Element: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    let count = try reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try reader.nested()) }
  }

  func write(to writer: inout RecordWriter) {
    writer.add(length: count)
    for element in self { writer.add(element) }
  }
}

extension Dictionary: Record where Key == String, Value: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    let count = try reader.count()
    self = [:]
    for _ in 0..<count {
      let key = try reader.text()
      // The type is explicit, since the dictionary would also accept an optional, which is written
      // differently.
      self[key] = try reader.nested(Value.self)
    }
  }

  func write(to writer: inout RecordWriter) {
    writer.add(length: count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      writer.add(key)
      writer.add(value)
    }
  }
}

/// Writes records as bytes: numbers in groups of seven bits, texts and lists with their length
/// first.
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
