// SPDX-License-Identifier: Apache-2.0

/// What can be written as a run of bytes and read again.
protocol Record {
  init(from reader: inout RecordReader) throws(RecordFault)
  func write(to writer: inout RecordWriter)
}

/// Bytes that are no record of what was asked for.
struct RecordFault: Error {}
