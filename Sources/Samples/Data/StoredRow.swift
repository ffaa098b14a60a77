// SPDX-License-Identifier: Apache-2.0

package import GRDB

/// A row whose numbers can be reckoned with.
///
/// Anybody may have edited the file. A number that is infinite, or so large that a sum or a product of it is more than
/// can be counted, makes the row as unreadable as a text in its place does: ``DataTrouble/Kind/damaged``.
package protocol StoredRow: FetchableRecord, Decodable {
  /// The largest number a row holds, to either side of zero.
  ///
  /// Less where two columns are multiplied: the products are stored in rows, too.
  static var most: Double { get }
}

extension StoredRow {
  /// Enough for amounts in cents, and for moments in seconds up to the year 33658.
  package static var most: Double { 1e12 }

  package init(row: Row) throws {
    // As long as it is the statement's, SQLite makes a number of any text.
    let row = row.copy()
    for (column, value) in row where !Self.canHold(value) { throw Self.unreadable(column) }
    self = try FetchableRecordDecoder().decode(Self.self, from: row)
  }

  /// What is thrown for a column that holds nothing of its kind.
  package static func unreadable(_ column: String) -> any Error {
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: column))
  }

  private static func canHold(_ value: DatabaseValue) -> Bool {
    switch value.storage {
    case .int64(let number): Double(number).magnitude <= most
    case .double(let number): number.magnitude <= most
    case .null, .string, .blob: true
    }
  }
}
