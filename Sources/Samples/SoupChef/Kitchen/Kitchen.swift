// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// The app's data: the menu and the orders.
struct Kitchen: Sendable {
  let door: DataDoor

  /// - Parameters:
  ///   - patience: how long to wait for another process that holds the file, in seconds.
  ///   - adjust: makes final changes to the connection's configuration, so that tests can cause
  ///     trouble.
  init(
    container: URL, patience: TimeInterval = 5, adjust: (inout Configuration) -> Void = { _ in }
  ) {
    door = DataDoor(container: container, name: "SoupChef", patience: patience, adjust: adjust) {
      KitchenSchema.schema
    }
  }
}

extension Kitchen {
  func menu() async throws -> Menu {
    try await door.read { try Self.menu(in: $0) }
  }

  /// Puts a soup on the menu or takes it off. Setting a soup to its current state changes nothing.
  func set(_ soup: Soup, to availability: Availability) async throws {
    try await door.write { database in
      try database.execute(
        sql: "UPDATE soup SET isOn = ? WHERE id = ?",
        arguments: [availability == .available, soup.id])
    }
  }

  static func menu(in database: Database) throws -> Menu {
    try Menu(
      soups: Soup.fetchAll(
        database, sql: "SELECT id, price, stock, isOn FROM soup ORDER BY position"),
      options: SoupOption.fetchAll(
        database, sql: "SELECT id, price FROM soupOption ORDER BY position"))
  }
}

extension Kitchen {
  /// Takes an order, once for each request however often it comes in.
  /// - Throws: ``OrderProblem`` when the kitchen can no longer serve it; then nothing has changed.
  func take(_ request: SoupRequest) async throws -> Order {
    try await door.write { database in
      if let order = try Self.order(for: request.id, in: database) { return order }
      let purchase = try Purchase(request, from: Self.menu(in: database))
      let minutes = try Self.minutes(for: purchase, at: request.date, in: database)
      let number = try Self.record(
        purchase, request: request.id, minutes: minutes, at: request.date, in: database)
      return Order(number: number, purchase: purchase, minutes: minutes, orderedAt: request.date)
    }
  }

  /// The order that was taken for a request; nil if there is none.
  func order(for request: UUID) async throws -> Order? {
    try await door.read { try Self.order(for: request, in: $0) }
  }

  /// The order with a number; nil if there is none.
  func order(number: Int) async throws -> Order? {
    try await door.read { database in
      try OrderRow.fetchOne(
        database, sql: "\(OrderRow.select) WHERE number = ?", arguments: [number]
      )?.order(in: database)
    }
  }

  /// The requests that the orders of a soup came from.
  func requests(for soup: Soup) async throws -> [UUID] {
    try await door.read { database in
      try String.fetchAll(
        database, sql: "SELECT request FROM soupOrder WHERE soup = ?", arguments: [soup.id])
    }.compactMap { UUID(uuidString: $0) }
  }

  func history(limit: Int) async throws -> OrderHistory {
    try await door.read { database in
      let rows = try OrderRow.fetchAll(
        database, sql: "\(OrderRow.select) ORDER BY number DESC LIMIT ?", arguments: [limit])
      return OrderHistory(
        newest: try rows.map { try $0.order(in: database) },
        count: try Int.fetchOne(database, sql: "SELECT count(*) FROM soupOrder") ?? 0)
    }
  }

  private static func order(for request: UUID, in database: Database) throws -> Order? {
    try OrderRow.fetchOne(
      database, sql: "\(OrderRow.select) WHERE request = ?", arguments: [request.uuidString]
    )?.order(in: database)
  }

  /// The waiting time: five minutes, plus two for each bowl and one for each order that is still
  /// cooking.
  private static func minutes(
    for purchase: Purchase, at now: Date, in database: Database
  ) throws -> Int {
    let cooking = try Int.fetchOne(
      database,
      sql: "SELECT count(*) FROM soupOrder WHERE orderedAt <= ? AND orderedAt + minutes * 60 > ?",
      arguments: [now.timeIntervalSince1970, now.timeIntervalSince1970])
    return 5 + 2 * purchase.quantity + (cooking ?? 0)
  }

  /// Writes the order down and takes its bowls from the stock; returns its number.
  private static func record(
    _ purchase: Purchase, request: UUID, minutes: Int, at now: Date, in database: Database
  ) throws -> Int {
    try database.execute(
      sql: """
        INSERT INTO soupOrder (request, soup, quantity, soupPrice, minutes, orderedAt)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        request.uuidString, purchase.soup, purchase.quantity, purchase.soupPrice, minutes,
        now.timeIntervalSince1970,
      ])
    let number = Int(database.lastInsertedRowID)
    for (position, extra) in purchase.extras.enumerated() {
      try database.execute(
        sql: "INSERT INTO soupOrderExtra (number, position, option, price) VALUES (?, ?, ?, ?)",
        arguments: [number, position, extra.option, extra.price])
    }
    try database.execute(
      sql: "UPDATE soup SET stock = stock - ? WHERE id = ?",
      arguments: [purchase.quantity, purchase.soup])
    return number
  }
}
