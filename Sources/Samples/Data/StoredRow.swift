// SPDX-License-Identifier: Apache-2.0

package import GRDB

/// A row whose numbers are safe to calculate with.
///
/// Anybody may have edited the file. A number that is infinite, or so large that a sum or a product
/// of it would overflow, makes the row unreadable, just as a text in its place does:
/// ``DataTrouble/Kind/damaged``.
package protocol StoredRow: FetchableRecord, Decodable {
  /// The largest number that a row may hold, positive or negative.
  ///
  /// It is smaller where two columns are multiplied, since the products are stored in rows, too.
  static var most: Double { get }
}

extension StoredRow {
  /// Enough for amounts in cents, and for moments in seconds up to the year 33658.
  package static var most: Double { 1e12 }

  package init(row: Row) throws {
    // While the row belongs to the statement, SQLite converts any text to a number.
    let row = row.copy()
    for (column, value) in row where !Self.canHold(value) { throw Self.unreadable(column) }
    self = try FetchableRecordDecoder().decode(Self.self, from: row)
  }

  /// The error for a column whose value is of the wrong kind.
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
