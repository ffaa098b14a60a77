// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import ParlanceTesting
import Testing

@testable import SoupChef

@Suite struct KitchenTests {
  let kitchenette: Kitchenette

  init() throws { kitchenette = try Kitchenette() }

  @Test func theDatabaseIsNotOpenedBeforeItIsNeeded() async throws {
    let app = ExtensionApp.soupChef(timeZone: .gmt)
    let handler = app.handler(container: kitchenette.container)
    #expect(!FileManager.default.fileExists(atPath: kitchenette.container.path))
    _ = try await handler.handle(.showSoups, in: kitchenette.context())
    #expect(FileManager.default.fileExists(atPath: kitchenette.path))
  }

  @Test func theDataIsReadableByItsOwnerOnly() async throws {
    _ = try await kitchenette.kitchen.menu()
    #expect(try mode(kitchenette.container.path) == 0o700)
    #expect(try mode(kitchenette.container.deletingLastPathComponent().path) == 0o700)
    #expect(try mode(kitchenette.path) == 0o600)
  }

  @Test func aNewKitchenStartsWithTheSeedMenu() async throws {
    let menu = try await kitchenette.kitchen.menu()
    #expect(menu == Menu(soups: KitchenSeed.soups, options: KitchenSeed.options))
  }

  @Test func aKitchenStartedManyTimesAtOnceIsSeededOnce() async throws {
    let handlers = (1...8).map { _ in kitchenette.another() }
    let context = kitchenette.context()
    try await withThrowingTaskGroup(of: Response.self) { group in
      for handler in handlers {
        group.addTask { try await handler.handle(.showSoups, in: context) }
      }
      for try await response in group { #expect(response.snippet?.lines.count == 8) }
    }
  }

  @Test func theLastBowlsAreSoldOnlyOnce() async throws {
    let handlers = (1...6).map { _ in kitchenette.another() }
    let contexts = handlers.map { _ in kitchenette.context() }
    let outcomes = try await withThrowingTaskGroup(of: Response.self) { group in
      for (handler, context) in zip(handlers, contexts) {
        group.addTask { try await handler.handle(.order("minestrone", 2), in: context) }
      }
      return try await group.reduce(into: []) { $0.append($1.outcome) }
    }
    #expect(outcomes.filter { $0 == .success }.count == 1)
    #expect(outcomes.filter { $0 == .failure }.count == 5)
    #expect(try await kitchenette.stock(of: "minestrone") == 1)
    #expect(try await kitchenette.kitchen.history(limit: 10).count == 1)
  }

  @Test func aDatabaseThatWasRemovedIsMadeAnew() async throws {
    _ = try await kitchenette.handler.handle(.order("minestrone", 2), in: kitchenette.context())
    try FileManager.default.removeItem(atPath: kitchenette.path)
    #expect(try await kitchenette.stock(of: "minestrone") == 3)
    _ = try await kitchenette.handler.handle(.order("minestrone", 1), in: kitchenette.context())
    let other = try await kitchenette.another().handle(.showOrders, in: kitchenette.context())
    #expect(other.snippet?.lines.count == 1)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func noMoreBowlsAreSoldThanThereAre(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var told: [Order] = []
    var stock = Dictionary(uniqueKeysWithValues: KitchenSeed.soups.map { ($0.id, $0.stock) })
    for _ in 1...40 {
      let soup = KitchenSeed.soups.randomElement(using: &random)?.id ?? ""
      let quantity = Int.random(in: 0...60, using: &random)
      let options = Set(
        KitchenSeed.options.map(\.id).filter { _ in Bool.random(using: &random) })
      let request = SoupRequest(
        id: UUID(), soup: Item(id: soup, display: ""), quantity: quantity,
        options: options.map { Item(id: $0, display: "") }, date: Kitchenette.morning)
      for _ in 0...Int.random(in: 0...1, using: &random) {
        guard
          let order = try? await kitchenette.kitchen.take(request)
        else { continue }
        if told.last != order {
          told.append(order)
          stock[soup, default: 0] -= quantity
        }
      }
    }
    let menu = try await kitchenette.kitchen.menu()
    let history = try await kitchenette.kitchen.history(limit: 100)
    #expect(menu.soups.allSatisfy { $0.stock >= 0 }, "seed \(seed)")
    #expect(menu.soups.allSatisfy { $0.stock == stock[$0.id] }, "seed \(seed)")
    #expect(history.newest.reversed() == told, "seed \(seed)")
    #expect(history.count == told.count, "seed \(seed)")
  }

  private func mode(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
