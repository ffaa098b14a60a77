// SPDX-License-Identifier: Apache-2.0

import GRDB
import IntentModel

/// The data that the app starts with.
struct LedgerSeed {
  private let words: Wording

  /// - Parameter words: the app's texts in the language of its first user.
  init(_ words: Wording) { self.words = words }

  /// A text of the user's data, such as a name.
  private func name(_ key: String) -> String { words.text("seed.\(key)") }

  /// A prepaid account, savings, and points, for which there is no type of account.
  private var accounts: [Account] {
    [
      Account(id: "wallet", name: name("account.wallet"), type: 6, unit: 1, balance: 12_000),
      Account(
        id: "rainy_day", name: name("account.rainy_day"), type: 7, number: "5678",
        organization: name("organization.jungle_bank"),
        unit: 1, balance: 30_000),
      Account(
        id: "banana_points", name: name("account.banana_points"), type: 0, unit: 2, balance: 450),
    ]
  }

  private var contacts: [Contact] {
    [
      Contact(id: "bobo", name: name("contact.bobo"), handle: "bobo@example.com", hasAccount: true),
      Contact(id: "kiki", name: name("contact.kiki"), handle: "kiki@example.com", hasAccount: true),
      Contact(
        id: "george_banana", name: name("contact.george_banana"), handle: "banana@example.com",
        hasAccount: true),
      Contact(
        id: "george_peel", name: name("contact.george_peel"), handle: "peel@example.com",
        hasAccount: true),
      Contact(
        id: "mango", name: name("contact.mango"), handle: "mango@example.com", hasAccount: false),
      Contact(id: "nana", name: name("contact.nana"), handle: nil, hasAccount: true),
    ]
  }

  /// Electricity, phone, a credit card, rent, and a water bill that is paid already.
  private var billers: [Biller] {
    [
      Biller(
        id: "jungle_power", name: name("biller.jungle_power"), type: 6, number: "4410", due: 4250,
        minimum: 2500,
        balance: 4250, dueDay: 28),
      Biller(
        id: "vine_mobile", name: name("biller.vine_mobile"), type: 15, number: "7702", due: 3000,
        minimum: 3000,
        balance: 3000, dueDay: 20),
      Biller(
        id: "canopy_card", name: name("biller.canopy_card"), type: 5, number: "9911", due: 4800,
        minimum: 1500,
        balance: 9600, dueDay: 25),
      Biller(
        id: "treetop_homes", name: name("biller.treetop_homes"), type: 16, number: "0032",
        due: 20_000,
        minimum: 20_000, balance: 20_000, dueDay: 1),
      Biller(
        id: "river_water", name: name("biller.river_water"), type: 22, number: "6150", due: 0,
        minimum: 0,
        balance: 0, dueDay: 15),
    ]
  }

  func plant(in database: Database) throws {
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

  private func plant(_ account: Account, at position: Int, in database: Database) throws {
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

  private func plant(_ biller: Biller, at position: Int, in database: Database) throws {
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
