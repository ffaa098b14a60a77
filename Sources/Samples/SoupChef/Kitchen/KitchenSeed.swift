// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The data that the kitchen starts with.
enum KitchenSeed {
  static let soups = [
    Soup(id: "clam_chowder", price: 600, stock: 200, isOn: true),
    Soup(id: "corn_chowder", price: 550, stock: 120, isOn: true),
    Soup(id: "tomato_soup", price: 450, stock: 150, isOn: true),
    Soup(id: "chicken_noodle_soup", price: 575, stock: 150, isOn: true),
    Soup(id: "minestrone", price: 500, stock: 3, isOn: true),
    Soup(id: "lentil_soup", price: 475, stock: 80, isOn: true),
    Soup(id: "french_onion_soup", price: 650, stock: 60, isOn: true),
    Soup(id: "lobster_bisque", price: 950, stock: 40, isOn: false),
  ]

  static let options = [
    SoupOption(id: "cheese", price: 50),
    SoupOption(id: "croutons", price: 50),
    SoupOption(id: "red_pepper", price: 25),
    SoupOption(id: "sour_cream", price: 50),
    SoupOption(id: "bacon", price: 100),
  ]

  static func plant(in database: Database) throws {
    for (position, soup) in soups.enumerated() {
      try database.execute(
        sql: "INSERT INTO soup (id, position, price, stock, isOn) VALUES (?, ?, ?, ?, ?)",
        arguments: [soup.id, position, soup.price, soup.stock, soup.isOn])
    }
    for (position, option) in options.enumerated() {
      try database.execute(
        sql: "INSERT INTO soupOption (id, position, price) VALUES (?, ?, ?)",
        arguments: [option.id, position, option.price])
    }
  }
}
