// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

extension PhotoLibrary {
  /// The favorites, then those that were opened last, then the rest.
  func albumNames() throws -> [String] {
    try door.readNow { try String.fetchAll($0, sql: Self.albumsByImportance) }
  }

  /// Who is in favorite photos, then who is in many.
  func personNames() throws -> [String] {
    try door.readNow { try String.fetchAll($0, sql: Self.peopleByImportance) }
  }

  /// Those of many photos first.
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
