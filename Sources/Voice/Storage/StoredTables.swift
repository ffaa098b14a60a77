// SPDX-License-Identifier: Apache-2.0

/// What is made of tables alone, and can be laid in a file as it is.
protocol StoredTables {
  /// Reads the tables in the order in which they were written.
  init(from reader: inout TableReader) throws(SavedIndexFault)
  func write(to writer: inout TableWriter)
}
