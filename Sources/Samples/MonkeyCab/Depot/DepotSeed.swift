// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The data that the service starts with.
enum DepotSeed {
  static let places = [
    Place(id: Place.here, east: 0, north: 0, isServed: true),
    Place(id: "home", east: 2000, north: 1000, isServed: true),
    Place(id: "work", east: 3000, north: -1000, isServed: true),
    Place(id: "airport", east: 9000, north: 3000, isServed: true),
    Place(id: "station", east: 1000, north: 1000, isServed: true),
    Place(id: "zoo", east: -2000, north: 3000, isServed: true),
    Place(id: "beach", east: 6000, north: -4000, isServed: true),
    Place(id: "island", east: 90_000, north: 60_000, isServed: false),
  ]

  static let kinds = [
    RideKind(id: "banana_basic", base: 300, perKilometre: 100, seats: 4),
    RideKind(id: "banana_plus", base: 500, perKilometre: 140, seats: 4),
    RideKind(id: "vine_van", base: 600, perKilometre: 180, seats: 7),
    RideKind(id: "gold_gorilla", base: 1500, perKilometre: 300, seats: 4),
  ]

  static let cabs = [
    Cab(
      plate: "MKY 101", kind: "banana_basic", manufacturer: "Jungle", model: "Hopper",
      driver: "Coco", phone: "555-0101", rating: "4.9", minutesAway: 4, isOnDuty: true),
    Cab(
      plate: "MKY 102", kind: "banana_plus", manufacturer: "Canopy", model: "Sedan",
      driver: "Nana", phone: "555-0102", rating: "4.8", minutesAway: 6, isOnDuty: true),
    Cab(
      plate: "MKY 103", kind: "vine_van", manufacturer: "Jungle", model: "Trunk",
      driver: "Gus", phone: "555-0103", rating: "4.7", minutesAway: 9, isOnDuty: true),
    Cab(
      plate: "MKY 104", kind: "gold_gorilla", manufacturer: "Canopy", model: "Royal",
      driver: "Rex", phone: "555-0104", rating: "5.0", minutesAway: 12, isOnDuty: false),
  ]

  /// A credit card, and a method for which SiriKit has no type.
  static let paymentMethods = [
    PaymentMethod(id: "visa", type: 5, hint: "1234"),
    PaymentMethod(id: "cash", type: 0, hint: nil),
  ]

  static func plant(in database: Database) throws {
    for (position, place) in places.enumerated() { try plant(place, at: position, in: database) }
    for (position, kind) in kinds.enumerated() { try plant(kind, at: position, in: database) }
    for (position, cab) in cabs.enumerated() { try plant(cab, at: position, in: database) }
    for (position, method) in paymentMethods.enumerated() {
      try database.execute(
        sql: "INSERT INTO paymentMethod (id, position, type, hint) VALUES (?, ?, ?, ?)",
        arguments: [method.id, position, method.type, method.hint])
    }
  }

  private static func plant(_ place: Place, at position: Int, in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO place (id, position, east, north, isServed) VALUES (?, ?, ?, ?, ?)",
      arguments: [place.id, position, place.east, place.north, place.isServed])
  }

  private static func plant(_ kind: RideKind, at position: Int, in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO rideKind (id, position, base, perKilometre, seats) VALUES (?, ?, ?, ?, ?)",
      arguments: [kind.id, position, kind.base, kind.perKilometre, kind.seats])
  }

  private static func plant(_ cab: Cab, at position: Int, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO cab (plate, position, kind, manufacturer, model, driver, phone, rating,
          minutesAway, isOnDuty) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        cab.plate, position, cab.kind, cab.manufacturer, cab.model, cab.driver, cab.phone,
        cab.rating, cab.minutesAway, cab.isOnDuty,
      ])
  }
}
