// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents

/// What the library starts with: a year and a half of somebody's photos.
enum PhotoLibrarySeed {
  /// By the favorites first, as the user has put them.
  static let albums = [
    (name: "Family", isFavorite: true), (name: "Kyoto Trip", isFavorite: true),
    (name: "Amazon Trip", isFavorite: false), (name: "Beach Days", isFavorite: false),
    (name: "Birthday Party", isFavorite: false), (name: "Snow Week", isFavorite: false),
    (name: "Weekend in Paris", isFavorite: false),
  ]

  static func plant(in database: Database) throws {
    for (position, album) in albums.enumerated() {
      try database.execute(
        sql: "INSERT INTO album (name, position, isFavorite) VALUES (?, ?, ?)",
        arguments: [album.name, position, album.isFavorite])
    }
    for (place, photo) in PhotoSeed.all.enumerated() {
      try plant(photo, number: place + 1, in: database)
    }
  }

  private static func plant(_ photo: PhotoSeed, number: Int, in database: Database) throws {
    let traits = photo.attributes.subtracting(.favorite)
    try database.execute(
      sql: """
        INSERT INTO photo (number, day, place, country, traits, isFavorite)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        number, photo.day, photo.spot.place, photo.spot.country, Int(traits.rawValue),
        photo.attributes.contains(.favorite),
      ])
    let names = [
      ("photoAlbum", photo.albums), ("photoPerson", photo.people), ("photoKeyword", photo.keywords),
    ]
    for (table, all) in names {
      for name in all {
        try database.execute(
          sql: "INSERT INTO \(table) (photo, name) VALUES (?, ?)", arguments: [number, name])
      }
    }
  }
}
