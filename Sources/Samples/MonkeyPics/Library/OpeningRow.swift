// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// An opening as its table holds it.
struct OpeningRow: Codable, StoredRow, Sendable {
  var number: Int
  var kind: PhotoOpening.Kind

  /// In JSON.
  var query: PhotoQuery

  /// The opening with its photos.
  func opening(in database: Database) throws -> PhotoOpening {
    let rows = try PhotoRow.fetchAll(
      database,
      sql: """
        SELECT photo.* FROM openingPhoto JOIN photo ON photo.number = openingPhoto.photo
        WHERE opening = ? ORDER BY position
        """,
      arguments: [number])
    return PhotoOpening(
      number: number, kind: kind, query: query,
      photos: try rows.map { try $0.photo(in: database) })
  }
}
