// SPDX-License-Identifier: Apache-2.0

import GRDB
import ParlanceTesting

/// An action in conversations, how it is reported, and how much of it is stored.
enum Deed: CaseIterable {
  case order
  case payment
  case message
  case ride
  case shortcut

  /// The lines that get it done, with a number that nothing else has.
  func turns(_ number: Int) -> [String] {
    switch self {
    case .order: ["order \(quantity(number)) clam chowders in Soup Chef", "yes"]
    case .payment: ["pay Bobo \(dollars(number)) dollars with MonkeyPay", "yes", "yes"]
    case .message: ["send a message to Bobo on MonkeyChat saying message \(number)"]
    case .ride: ["get me a ride to the airport with MonkeyCab", "yes"]
    case .shortcut: ["when I say note \(number): order \(number) clam chowders in Soup Chef"]
    }
  }

  /// The start of the line that reports it.
  var told: String {
    switch self {
    case .order: "< Ordered."
    case .payment: "< OK, sent $"
    case .message: "| Message sent"
    case .ride: "< Your ride with MonkeyCab is booked."
    case .shortcut: "< OK. Say “"
    }
  }

  /// The file that keeps it, in the data folder.
  var file: String {
    switch self {
    case .order: "apps/SoupChef/SoupChef.sqlite"
    case .payment: "apps/MonkeyPay/MonkeyPay.sqlite"
    case .message: "apps/MonkeyChat/MonkeyChat.sqlite"
    case .ride: "apps/MonkeyCab/MonkeyCab.sqlite"
    case .shortcut: "parlance.sqlite"
    }
  }

  /// How many are stored.
  func count(_ database: Database) throws -> Int {
    let sql =
      switch self {
      case .order: "SELECT count(*) FROM soupOrder"
      case .payment: "SELECT count(*) FROM payment"
      case .message: "SELECT count(*) FROM message WHERE content LIKE 'message %'"
      case .ride: "SELECT count(*) FROM ride"
      case .shortcut: "SELECT count(*) FROM shortcut"
      }
    return try Int.fetchOne(database, sql: sql) ?? 0
  }

  /// The balance that is left and the amount that the stored actions spent; nil if nothing is
  /// counted.
  func balance(_ database: Database) throws -> (left: Int?, spent: Int?)? {
    switch self {
    case .order:
      (
        try Int.fetchOne(database, sql: "SELECT stock FROM soup WHERE id = 'clam_chowder'"),
        try Int.fetchOne(database, sql: "SELECT total(quantity) FROM soupOrder")
      )
    case .payment:
      (
        try Int.fetchOne(database, sql: "SELECT balance FROM account WHERE id = 'wallet'"),
        try Int.fetchOne(database, sql: "SELECT total(cents) FROM payment")
      )
    case .message, .ride, .shortcut: nil
    }
  }

  private func quantity(_ number: Int) -> Int { number % 2 + 1 }
  private func dollars(_ number: Int) -> Int { number % 3 + 1 }
}
