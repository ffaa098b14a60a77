// SPDX-License-Identifier: Apache-2.0

/// A type that can be written as bytes and read again.
protocol Record {
  init(from reader: inout RecordReader) throws(RecordFault)
  func write(to writer: inout RecordWriter)
}

/// The bytes don't contain the expected record.
struct RecordFault: Error {}
