// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel
import Intents

/// The data that the library starts with: a year and a half of somebody's photos.
struct PhotoLibrarySeed {
  private let words: Wording

  /// - Parameter words: the app's texts in the language of its first user.
  init(_ words: Wording) { self.words = words }

  /// A name of the user's, or of a place.
  private func name(_ key: String) -> String { words.text("seed.\(key)") }

  /// The albums in the user's order, favorites first.
  static let albums = [
    (name: "family", isFavorite: true), (name: "kyotoTrip", isFavorite: true),
    (name: "amazonTrip", isFavorite: false), (name: "beachDays", isFavorite: false),
    (name: "birthdayParty", isFavorite: false), (name: "snowWeek", isFavorite: false),
    (name: "weekendInParis", isFavorite: false),
  ]

  func plant(in database: Database) throws {
    for (position, album) in Self.albums.enumerated() {
      try database.execute(
        sql: "INSERT INTO album (name, position, isFavorite) VALUES (?, ?, ?)",
        arguments: [name("album.\(album.name)"), position, album.isFavorite])
    }
    for (place, photo) in PhotoSeed.all.enumerated() {
      try plant(photo, number: place + 1, in: database)
    }
  }

  private func plant(_ photo: PhotoSeed, number: Int, in database: Database) throws {
    let traits = photo.attributes.subtracting(.favorite)
    try database.execute(
      sql: """
        INSERT INTO photo (number, day, place, country, traits, isFavorite)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        number, photo.day, name("place.\(photo.spot)"), name("country.\(photo.spot.country)"),
        Int(traits.rawValue),
        photo.attributes.contains(.favorite),
      ])
    let names = [
      ("photoAlbum", "album", photo.albums), ("photoPerson", "person", photo.people),
      ("photoKeyword", "keyword", photo.keywords),
    ]
    for (table, kind, all) in names {
      for key in all {
        try database.execute(
          sql: "INSERT INTO \(table) (photo, name) VALUES (?, ?)",
          arguments: [number, name("\(kind).\(key)")])
      }
    }
  }
}
