// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Intents
import Testing

@testable import SoupChef

/// The app's property lists agree with the kitchen and with Apple's format.
@Suite struct VocabularyTests {
  struct Entry {
    var id: String
    var phrases: [String]
  }

  let vocabulary: [String: Any]
  let info: [String: Any]

  init() throws {
    vocabulary = try #require(
      try AppWords.propertyList("en.lproj/AppIntentVocabulary.plist") as? [String: Any])
    info = try #require(try AppWords.propertyList("Info.plist") as? [String: Any])
  }

  private func entries(of name: String) throws -> [Entry] {
    let lists = try #require(vocabulary["ParameterVocabularies"] as? [[String: Any]])
    let list = try #require(
      lists.first { ($0["ParameterNames"] as? [String])?.contains(name) == true })
    return try #require(list["ParameterVocabulary"] as? [[String: Any]]).map { entry in
      let synonyms = try #require(entry["VocabularyItemSynonyms"] as? [[String: Any]])
      return Entry(
        id: try #require(entry["VocabularyItemIdentifier"] as? String),
        phrases: try synonyms.map { try #require($0["VocabularyItemPhrase"] as? String) })
    }
  }

  static let lists = [
    "OrderSoupIntent.soup": KitchenSeed.soups.map { ($0.id, "soup.\($0.id).name") },
    "SetAvailabilityIntent.soup": KitchenSeed.soups.map { ($0.id, "soup.\($0.id).name") },
    "OrderSoupIntent.options": KitchenSeed.options.map { ($0.id, "option.\($0.id).name") },
  ]

  @Test(arguments: lists.keys.sorted()) func theVocabularyNamesWhatTheKitchenHas(_ name: String)
    throws
  {
    let wording = try AppWords.wording()
    let entries = try entries(of: name)
    let expected = try #require(Self.lists[name])
    #expect(entries.map(\.id) == expected.map(\.0))
    #expect(entries.map(\.phrases.first) == expected.map { wording.text($0.1) })
    let phrases = entries.flatMap(\.phrases).map { $0.lowercased() }
    #expect(Set(phrases).count == phrases.count, "a phrase belongs to one item")
    #expect(!phrases.contains("chowder"))
  }

  @Test func theVocabularyNamesTheCasesOfTheDefinition() throws {
    let setting = try #require(AppWords.app.intents.first { $0.id == .setAvailability })
    let entries = try entries(of: "SetAvailabilityIntent.availability")
    #expect(entries.map(\.id) == setting[.availability]?.choices.map(\.id))
    #expect(entries.map(\.phrases.first) == setting[.availability]?.choices.map(\.display))
  }

  @Test func theVocabularyHasExamplesOfEveryIntent() throws {
    let phrases = try #require(vocabulary["IntentPhrases"] as? [[String: Any]])
    #expect(phrases.compactMap { $0["IntentName"] as? String } == intentNames)
    for examples in phrases.compactMap({ $0["IntentExamples"] as? [String] }) {
      #expect(examples.count >= 3)
      #expect(examples.allSatisfy { $0.contains("Soup Chef") && $0.count < 60 })
      #expect(examples.allSatisfy { !$0.lowercased().contains("please") })
    }
  }

  @Test func theInfoPlistNamesTheAppAndItsIntents() throws {
    #expect(info["CFBundleDisplayName"] as? String == "Soup Chef")
    #expect(info["CFBundleDevelopmentRegion"] as? String == "en")
    let names = try #require(info["INAlternativeAppNames"] as? [[String: String]])
    #expect((1...3).contains(names.count))
    let service = try #require(info["NSExtension"] as? [String: Any])
    let attributes = try #require(service["NSExtensionAttributes"] as? [String: Any])
    #expect(attributes["IntentsSupported"] as? [String] == intentNames)
    // First the places, then the requests that may open the app.
    let activities = try #require(info["NSUserActivityTypes"] as? [String])
    #expect(activities.filter { $0.hasSuffix("Intent") } == intentNames)
    #expect(activities.prefix(3).allSatisfy { $0.hasPrefix("com.example.parlance.SoupChef.") })
  }

  private var intentNames: [String] {
    ExtensionApp.soupChef().intents(in: AppWords.app.wording).ids.map { "\($0)Intent" }
  }
}
