// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import Testing

@testable import SoupChef

@Suite struct ResolvingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var parameter: ParameterID
    var intent: StructuredIntent
    var expected: [Resolution]

    var testDescription: String { name }

    init(
      _ name: String, _ parameter: ParameterID, _ intent: StructuredIntent,
      _ expected: Resolution...
    ) {
      self.name = name
      self.parameter = parameter
      self.intent = intent
      self.expected = expected
    }
  }

  static func item(_ id: String) -> Value { .item(Item(id: id, display: "")) }

  static let cases = [
    Case("no soup", .soup, .order(nil), .needsValue),
    Case("a soup", .soup, .order("clam_chowder"), .success(item("clam_chowder"))),
    Case(
      "a soup that is off", .soup, .order("lobster_bisque"),
      .unsupported(reason: "Lobster bisque is not on today.")),
    Case(
      "a soup that is sold out", .soup, .order("lentil_soup"),
      .unsupported(reason: "Lentil soup is sold out.")),
    Case(
      "a soup that nobody cooks", .soup, .order("gazpacho"),
      .unsupported(reason: "There is no gazpacho on the menu.")),
    Case("no quantity", .quantity, .order("clam_chowder"), .needsValue),
    Case("one bowl", .quantity, .order("clam_chowder", 1), .success(.integer(1))),
    Case("four bowls", .quantity, .order("clam_chowder", 4), .success(.integer(4))),
    Case("five bowls", .quantity, .order("clam_chowder", 5), .confirmationRequired(.integer(5))),
    Case("five of no soup", .quantity, .order(nil, 5), .confirmationRequired(.integer(5))),
    Case(
      "no bowls", .quantity, .order("clam_chowder", 0),
      .unsupported(reason: "An order is for one bowl or more.")),
    Case(
      "less than none", .quantity, .order("clam_chowder", .min),
      .unsupported(reason: "An order is for one bowl or more.")),
    Case("the last bowls", .quantity, .order("minestrone", 3), .success(.integer(3))),
    Case(
      "more than the stock", .quantity, .order("minestrone", 4),
      .unsupported(reason: "There are only 3 bowls of minestrone left.")),
    Case(
      "more than the last bowl", .quantity, .order("corn_chowder", .max),
      .unsupported(reason: "There is only 1 bowl of corn chowder left.")),
    Case(
      "some of what is sold out", .quantity, .order("lentil_soup", 1),
      .unsupported(reason: "Lentil soup is sold out.")),
    Case("no options", .options, .order("clam_chowder"), .notRequired),
    Case(
      "two options", .options, .order("clam_chowder", with: "cheese", "croutons"),
      .success(item("cheese")), .success(item("croutons"))),
    Case(
      "an option nobody has", .options, .order("clam_chowder", with: "cheese", "gold"),
      .success(item("cheese")),
      .unsupported(reason: "There is no gold to go with the soups.")),
    Case("no soup to set", .soup, .set(nil, "available"), .needsValue),
    Case(
      "a soup to set that is off", .soup, .set("lobster_bisque", nil),
      .success(item("lobster_bisque"))),
    Case("no availability", .availability, .set("tomato_soup", nil), .needsValue),
    Case(
      "an availability", .availability, .set("tomato_soup", "unavailable"),
      .success(item("unavailable"))),
    Case("no availability at all", .availability, .set("tomato_soup", "perhaps"), .needsValue),
  ]

  @Test(arguments: cases) func eachParameterIsResolvedAgainstTheMenu(_ one: Case) async throws {
    let kitchenette = try Kitchenette()
    try await kitchenette.tamper(
      """
      UPDATE soup SET stock = 0 WHERE id = 'lentil_soup';
      UPDATE soup SET stock = 1 WHERE id = 'corn_chowder';
      """)
    let resolutions = try await kitchenette.handler.resolve(
      one.parameter, of: one.intent, in: kitchenette.context())
    #expect(resolutions == one.expected)
  }

  @Test func aSoupIsResolvedWithItsNameOnTheMenu() async throws {
    let kitchenette = try Kitchenette()
    let resolutions = try await kitchenette.handler.resolve(
      .soup, of: .order("clam_chowder"), in: kitchenette.context())
    guard case .success(let value)? = resolutions.first else {
      Issue.record("not taken: \(resolutions)")
      return
    }
    #expect(value.display == "Clam Chowder")
  }

  @Test func onlySoupsThatCanBeOrderedAreOffered() async throws {
    let kitchenette = try Kitchenette()
    let (handler, context) = (kitchenette.handler, kitchenette.context())
    let soups = try await handler.options(for: .soup, of: .order(nil), in: context)
    #expect(soups.count == 7)
    #expect(!soups.contains(Self.item("lobster_bisque")))
    #expect(try await handler.options(for: .soup, of: .set(nil, nil), in: context).count == 8)
    #expect(try await handler.options(for: .options, of: .order(nil), in: context).count == 5)
    #expect(try await handler.options(for: .quantity, of: .order(nil), in: context).isEmpty)
    #expect(
      try await handler.options(for: .availability, of: .set(nil, nil), in: context)
        == [Self.item("available"), Self.item("unavailable")])
  }
}
