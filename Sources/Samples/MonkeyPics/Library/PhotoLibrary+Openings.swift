// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

extension PhotoLibrary {
  /// Looks for photos and writes down where the app is to be opened, once for each request however
  /// often it is asked.
  /// - Throws: ``PhotoProblem/noneFound(_:)``; then nothing is written down.
  func open(
    _ query: PhotoQuery, as kind: PhotoOpening.Kind, for request: UUID, at now: Date
  ) async throws -> PhotoOpening {
    try await door.write { database in
      if let opening = try Self.opening(for: request, in: database) { return opening }
      let found = try Self.photos(in: database).filter(query.fits)
      guard !found.isEmpty else { throw PhotoProblem.noneFound(query) }
      let photos = kind == .slideshow ? found.reversed() : found
      let number = try Self.record(query, kind, photos, request, now, in: database)
      return PhotoOpening(number: number, kind: kind, query: query, photos: photos)
    }
  }

  /// Where the app was opened for a request; nil for nowhere.
  func opening(for request: UUID) async throws -> PhotoOpening? {
    try await door.read { try Self.opening(for: request, in: $0) }
  }

  private static func opening(for request: UUID, in database: Database) throws -> PhotoOpening? {
    try OpeningRow.fetchOne(
      database, sql: "SELECT number, kind, query FROM opening WHERE request = ?",
      arguments: [request.uuidString]
    )?.opening(in: database)
  }

  /// Returns the opening's number.
  private static func record(
    _ query: PhotoQuery, _ kind: PhotoOpening.Kind, _ photos: [Photo], _ request: UUID,
    _ now: Date, in database: Database
  ) throws -> Int {
    try database.execute(
      sql: "INSERT INTO opening (request, kind, query, album, openedAt) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        request.uuidString, kind.rawValue,
        String(decoding: try JSONEncoder().encode(query), as: UTF8.self), query.album,
        now.timeIntervalSince1970,
      ])
    let number = Int(database.lastInsertedRowID)
    for (position, photo) in photos.enumerated() {
      try database.execute(
        sql: "INSERT INTO openingPhoto (opening, position, photo) VALUES (?, ?, ?)",
        arguments: [number, position, photo.number])
    }
    return number
  }
}
