// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

/// The app's data: the photos, the albums, and what was opened.
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

  /// What there is to choose from.
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
