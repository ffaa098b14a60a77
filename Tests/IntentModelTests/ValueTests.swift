// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

struct ValueTests {
  private let soup = Value.item(Item(id: "clam", display: "Clam Chowder"))

  @Test func itemsWithTheSameIdentifierAreEqual() {
    #expect(soup == .item(Item(id: "clam", display: "Something else")))
    #expect(soup.identifier == "clam")
    #expect(soup.display == "Clam Chowder")
    #expect(soup.typeName == nil)
  }

  @Test func anAmbiguousValueIsLeftOutOfASettledIntent() {
    var intent = StructuredIntent(app: "A", domain: "D", intent: "I")
    intent.arguments["soup"] = .one(HeardValue(soup, rivals: [.text("x")]))
    intent.arguments["count"] = .one(HeardValue(.integer(2)))
    #expect(intent.settled.arguments.keys.sorted() == ["count"])
  }

  @Test func aJSONValueIsUnchangedAfterEncodingAndDecoding() throws {
    let value = JSONValue.object([
      "a": .array([.integer(1), .decimal(1.5), .boolean(true), .null]), "b": .string("é"),
    ])
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
  }
}
