// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData

@testable import SoupChef

/// A kitchen in a folder of its own, which is removed after the test.
final class Kitchenette: Sendable {
  let container: URL
  let wording: Wording
  let kitchen: Kitchen

  init() throws {
    container = FileManager.default.temporaryDirectory
      .appending(path: "soup-\(UUID().uuidString)/apps/SoupChef")
    wording = try AppWords.wording()
    kitchen = Kitchen(container: container, patience: Self.patience)
  }

  deinit {
    try? FileManager.default.removeItem(
      at: container.deletingLastPathComponent().deletingLastPathComponent())
  }

  var path: String { container.appending(path: "SoupChef.sqlite").path }

  /// How long to wait for a lock that somebody else holds, in seconds: a busy machine is not a
  /// failure.
  static let patience: TimeInterval = 120

  /// 9:41 on the morning of 21 November 2026, in Greenwich.
  static let morning = Date(timeIntervalSince1970: 1_795_254_060)

  var handler: ExtensionHandler { handler(of: kitchen) }

  func handler(of kitchen: Kitchen) -> ExtensionHandler {
    ExtensionHandler(
      intents: SoupIntents.kinds,
      extension: SoupIntents(Counter(kitchen: kitchen, timeZone: .gmt)))
  }

  /// A kitchen that SQLite takes for another process.
  func another(
    patience: TimeInterval = patience, adjust: (inout Configuration) -> Void = { _ in }
  ) -> ExtensionHandler {
    handler(of: Kitchen(container: container, patience: patience, adjust: adjust))
  }

  func context(_ request: UUID = UUID(), now: Date = morning) -> RequestContext {
    RequestContext(requestID: request, now: now, locale: "en-US", wording: wording)
  }

  /// Changes the data without the app.
  func tamper(_ sql: String) async throws {
    _ = try await kitchen.menu()
    try await kitchen.door.write { try $0.execute(sql: sql) }
  }

  func stock(of soup: String) async throws -> Int {
    try await kitchen.menu().soups.first { $0.id == soup }?.stock ?? -1
  }
}

extension Identifier where Noun == IntentDescription {
  static var orderSoup: Self { "OrderSoup" }
  static var showOrders: Self { "ShowOrders" }
  static var showSoups: Self { "ShowSoups" }
  static var setAvailability: Self { "SetAvailability" }
}

extension Identifier where Noun == ParameterDescription {
  static var soup: Self { "soup" }
  static var quantity: Self { "quantity" }
  static var options: Self { "options" }
  static var availability: Self { "availability" }
}

extension StructuredIntent {
  static func order(_ soup: String?, _ quantity: Int? = nil, with options: String...) -> Self {
    var intent = StructuredIntent(app: "SoupChef", domain: "Order", intent: .orderSoup)
    intent.arguments[.soup] = soup.map { .one(HeardValue(.item(Item(id: $0, display: $0)))) }
    intent.arguments[.quantity] = quantity.map { .one(HeardValue(.integer($0))) }
    intent.arguments[.options] = Argument(
      options.map { HeardValue(.item(Item(id: $0, display: $0))) }, isList: true)
    if options.isEmpty { intent.arguments[.options] = nil }
    return intent
  }

  static var showOrders: Self {
    StructuredIntent(app: "SoupChef", domain: "Information", intent: .showOrders)
  }

  static var showSoups: Self {
    StructuredIntent(app: "SoupChef", domain: "Information", intent: .showSoups)
  }

  static func set(_ soup: String?, _ availability: String?) -> Self {
    var intent = StructuredIntent(app: "SoupChef", domain: "Set", intent: .setAvailability)
    let item = { (id: String) in Argument.one(HeardValue(.item(Item(id: id, display: id)))) }
    intent.arguments[.soup] = soup.map(item)
    intent.arguments[.availability] = availability.map(item)
    return intent
  }
}
