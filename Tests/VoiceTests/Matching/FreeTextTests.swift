// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Voice

/// Free text is kept as it was typed, and takes no words that belong to the sentence.
struct FreeTextTests {
  private let understander: Understander

  init() throws {
    understander = try Household.understander(
      """
      language: en
      lists:
        item: { wildcard: true }
        message: { wildcard: true }
        person: { values: [ "Anna", "Benjamin" ] }
      intents:
        AddItem: { data: [ { sentences: [ "add {item} to [my|the] shopping list" ] } ] }
        Note: { data: [ { sentences: [ "note {message}", "take a note that {message}" ] } ] }
        Send: { data: [ { sentences: [ "tell {person} [that] {message}" ] } ] }
        ShowList: { data: [ { sentences: [ "show [my|the] shopping list" ] } ] }
      """, .english)
  }

  /// The meaning as `AddItem item=oat milk`, with `?` if something was forgiven.
  private func meaning(of text: String) -> String {
    guard let best = understander.interpretations(of: Utterance(text)).first else { return "" }
    let slots = best.slots.map { " \($0.name)=\($0.output.plain)" }.joined()
    return best.intent.rawValue + slots + (best.isTolerated ? " ?" : "")
  }

  @Test(arguments: [
    ("add milk to my shopping list", "AddItem item=milk"),
    ("add Oat Milk (2 l), organic to the shopping list", "AddItem item=Oat Milk (2 l), organic"),
    ("add Oat Milk (2 l) to my shopping list", "AddItem item=Oat Milk (2 l)"),
    ("add \"Oat Milk\" to my shopping list", "AddItem item=\"Oat Milk\""),
    ("add « lait » to my shopping list", "AddItem item=« lait »"),
    ("add “a (big) one (2 l)” to my shopping list", "AddItem item=“a (big) one (2 l)”"),
    ("(add milk) to my shopping list", "AddItem item=milk"),
    ("Add crème fraîche to shopping list.", "AddItem item=crème fraîche"),
    ("note Call Mum at 5!", "Note message=Call Mum at 5!"),
    ("note: buy  two   lamps", "Note message=buy  two   lamps"),
    ("note 東京 and 🍲 soup", "Note message=東京 and 🍲 soup"),
    ("note dont forgett teh keys", "Note message=dont forgett teh keys"),
    ("note please", "Note message=please"),
    ("tell Anna I'm late", "Send person=Anna message=I'm late"),
    ("tell Anna that the \"big\" one broke", "Send person=Anna message=the \"big\" one broke"),
    ("please note the bins go out", "Note message=the bins go out"),
  ])
  func freeTextIsKeptWordForWord(_ text: String, _ meaning: String) {
    #expect(self.meaning(of: text) == meaning)
  }

  @Test(arguments: [
    ("ad milk to my shopping list", "AddItem item=milk ?"),
    ("add milk to my shoping list", "AddItem item=milk ?"),
    ("add milk to my shopping lst", "AddItem item=milk ?"),
    ("add milk t omy shopping list", "AddItem item=milk ?"),
    ("tell Benjamn that dinner is ready", "Send person=Benjamin message=dinner is ready ?"),
    ("take a noet that the bins go out", "Note message=the bins go out ?"),
  ])
  func aMisspellingBesideFreeTextIsForgiven(_ text: String, _ meaning: String) {
    #expect(self.meaning(of: text) == meaning)
  }

  @Test(arguments: ["note", "tell Anna", "add to my shopping list", "add milk"])
  func freeTextIsNeverEmpty(_ text: String) {
    #expect(meaning(of: text) == "")
  }

  @Test(arguments: [
    "don't note the bins go out", "nope milk", "what is milk", "milk", "tall order for everyone",
  ])
  func freeTextDoesNotMakeAnyTextASentence(_ text: String) {
    #expect(meaning(of: text) == "")
  }

  /// A misspelt sentence gives free text at its end only the words that belong there.
  @Test func freeTextLeavesAMisspeltSentenceItsOwnWords() throws {
    let understander = try Household.understander(
      """
      language: en
      lists:
        item: { wildcard: true }
      intents:
        AddItem:
          data:
            - sentences: [ "add {item}", "add {item} to the shopping list" ]
      """, .english)
    let items = ["add milk to the shopping list", "add milk to the shoping list"].map {
      understander.interpretations(of: Utterance($0)).first?["item"]?.output
    }
    #expect(items == [.string("milk"), .string("milk")])
  }
}
