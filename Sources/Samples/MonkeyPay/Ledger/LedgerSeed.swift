// SPDX-License-Identifier: Apache-2.0

import GRDB

/// What the app starts with.
enum LedgerSeed {
  /// Prepaid, savings, and points of no kind of account.
  static let accounts = [
    Account(id: "wallet", name: "Wallet", type: 6, unit: 1, balance: 12_000),
    Account(
      id: "rainy_day", name: "Rainy Day", type: 7, number: "5678", organization: "Jungle Bank",
      unit: 1, balance: 30_000),
    Account(id: "banana_points", name: "Banana Points", type: 0, unit: 2, balance: 450),
  ]

  static let contacts = [
    Contact(id: "bobo", name: "Bobo", handle: "bobo@example.com", hasAccount: true),
    Contact(id: "kiki", name: "Kiki", handle: "kiki@example.com", hasAccount: true),
    Contact(
      id: "george_banana", name: "George Banana", handle: "banana@example.com", hasAccount: true),
    Contact(id: "george_peel", name: "George Peel", handle: "peel@example.com", hasAccount: true),
    Contact(id: "mango", name: "Mango", handle: "mango@example.com", hasAccount: false),
    Contact(id: "nana", name: "Nana", handle: nil, hasAccount: true),
  ]

  /// Electricity, phone, a credit card, rent, and water that is paid.
  static let billers = [
    Biller(
      id: "jungle_power", name: "Jungle Power", type: 6, number: "4410", due: 4250, minimum: 2500,
      balance: 4250, dueDay: 28),
    Biller(
      id: "vine_mobile", name: "Vine Mobile", type: 15, number: "7702", due: 3000, minimum: 3000,
      balance: 3000, dueDay: 20),
    Biller(
      id: "canopy_card", name: "Canopy Card", type: 5, number: "9911", due: 4800, minimum: 1500,
      balance: 9600, dueDay: 25),
    Biller(
      id: "treetop_homes", name: "Treetop Homes", type: 16, number: "0032", due: 20_000,
      minimum: 20_000, balance: 20_000, dueDay: 1),
    Biller(
      id: "river_water", name: "River Water", type: 22, number: "6150", due: 0, minimum: 0,
      balance: 0, dueDay: 15),
  ]

  static func plant(in database: Database) throws {
    for (position, account) in accounts.enumerated() {
      try plant(account, at: position, in: database)
    }
    for (position, contact) in contacts.enumerated() {
      try database.execute(
        sql: "INSERT INTO contact (id, position, name, handle, hasAccount) VALUES (?, ?, ?, ?, ?)",
        arguments: [contact.id, position, contact.name, contact.handle, contact.hasAccount])
    }
    for (position, biller) in billers.enumerated() {
      try plant(biller, at: position, in: database)
    }
  }

  private static func plant(_ account: Account, at position: Int, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO account (id, position, name, type, number, organization, unit, balance)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        account.id, position, account.name, account.type, account.number, account.organization,
        account.unit, account.balance,
      ])
  }

  private static func plant(_ biller: Biller, at position: Int, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO biller (id, position, name, type, number, due, minimum, balance, dueDay)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        biller.id, position, biller.name, biller.type, biller.number, biller.due, biller.minimum,
        biller.balance, biller.dueDay,
      ])
  }
}
