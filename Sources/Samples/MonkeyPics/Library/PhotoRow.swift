// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A photo as its table holds it; its names have tables of their own.
struct PhotoRow: Codable, StoredRow, Sendable {
  var number: Int
  /// `2026-07-03`.
  var day: String
  var place: String
  var country: String
  var traits: Int
  var isFavorite: Bool

  static let select = "SELECT number, day, place, country, traits, isFavorite FROM photo"

  /// The photo with its names.
  /// - Throws: for an invalid day, which can't be sorted among others.
  func photo(in database: Database) throws -> Photo {
    guard let day = PhotoDay(day) else { throw Self.unreadable("day") }
    return Photo(
      number: number, day: day, place: place, country: country, traits: UInt(max(0, traits)),
      isFavorite: isFavorite, albums: try names("photoAlbum", in: database),
      people: try names("photoPerson", in: database),
      keywords: try names("photoKeyword", in: database))
  }

  private func names(_ table: String, in database: Database) throws -> [String] {
    try String.fetchAll(
      database, sql: "SELECT name FROM \(table) WHERE photo = ? ORDER BY rowid",
      arguments: [number])
  }
}
