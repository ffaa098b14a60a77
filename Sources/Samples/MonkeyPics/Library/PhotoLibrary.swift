// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the photos, the albums, and the openings.
struct PhotoLibrary: Sendable {
  let door: DataDoor

  init(container: URL) {
    door = DataDoor(container: container, name: "MonkeyPics") {
      PhotoLibrarySchema.schema(in: .current)
    }
  }

  /// All of them, the newest first.
  func photos() async throws -> [Photo] {
    try await door.read { try Self.photos(in: $0) }
  }

  static func photos(in database: Database) throws -> [Photo] {
    try PhotoRow.fetchAll(database, sql: "\(PhotoRow.select) ORDER BY day DESC, number DESC")
      .map { try $0.photo(in: database) }
  }

  /// The names to choose from.
  func index() async throws -> PhotoIndex {
    try await door.read { database in
      PhotoIndex(
        albums: try String.fetchAll(database, sql: Self.albumsByImportance),
        people: try String.fetchAll(database, sql: Self.peopleByImportance),
        places: try String.fetchAll(
          database, sql: "SELECT place FROM photo GROUP BY place ORDER BY count(*) DESC, place"),
        countries: try String.fetchAll(
          database, sql: "SELECT DISTINCT country FROM photo ORDER BY country"))
    }
  }
}

extension PhotoLibrary {
  /// The names of the favorites, then of the most recently opened albums, then of the rest.
  func albumNames() throws -> [String] {
    try door.readNow { try String.fetchAll($0, sql: Self.albumsByImportance) }
  }

  /// People in favorite photos first, then people in many photos.
  func personNames() throws -> [String] {
    try door.readNow { try String.fetchAll($0, sql: Self.peopleByImportance) }
  }

  /// Keywords of many photos first.
  func keywords() throws -> [String] {
    try door.readNow { database in
      try String.fetchAll(
        database,
        sql: "SELECT name FROM photoKeyword GROUP BY name ORDER BY count(*) DESC, name")
    }
  }

  static let albumsByImportance = """
    SELECT name FROM album
    ORDER BY isFavorite DESC,
      (SELECT max(number) FROM opening WHERE opening.album = album.name) DESC NULLS LAST, position
    """

  static let peopleByImportance = """
    SELECT name FROM photoPerson JOIN photo ON photo.number = photoPerson.photo
    GROUP BY name ORDER BY sum(isFavorite) DESC, count(*) DESC, name
    """
}

extension PhotoLibrary {
  /// Finds photos and records where the app is to be opened, once for each request however often it
  /// comes in.
  /// - Throws: ``PhotoProblem/noneFound(_:)``; then nothing is recorded.
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

  /// The opening that was recorded for a request; nil if there is none.
  func opening(for request: UUID) async throws -> PhotoOpening? {
    try await door.read { try Self.opening(for: request, in: $0) }
  }

  private static func opening(for request: UUID, in database: Database) throws -> PhotoOpening? {
    try OpeningRow.fetchOne(
      database, sql: "SELECT number, kind, query FROM opening WHERE request = ?",
      arguments: [request.uuidString]
    )?.opening(in: database)
  }

  /// Writes the opening down and returns its number.
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

/// The names in the library, the most important first.
struct PhotoIndex: Hashable, Sendable {
  var albums: [String]
  var people: [String]
  var places: [String]
  var countries: [String]
}

/// An opening as its table holds it.
struct OpeningRow: Codable, StoredRow, Sendable {
  var number: Int
  var kind: PhotoOpening.Kind

  /// Stored as JSON.
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
